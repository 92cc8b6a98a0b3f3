package app.frontboard;

import android.annotation.TargetApi;
import android.app.Activity;
import android.window.OnBackInvokedCallback;
import android.window.OnBackInvokedDispatcher;

/**
 * Back from Android 13 on, where the app says in advance whether it handles it. If it does not, the person sees the home screen appear
 * while they swipe. Older versions of Android never load this class.
 */
@TargetApi(33)
final class PredictiveBack implements OnBackInvokedCallback {
    private final Activity activity;
    private final Runnable onBack;
    private boolean isTaken;

    PredictiveBack(Activity activity, Runnable onBack) {
        this.activity = activity;
        this.onBack = onBack;
    }

    void setTaken(boolean next) {
        if (next == isTaken) return;
        isTaken = next;
        OnBackInvokedDispatcher dispatcher = activity.getOnBackInvokedDispatcher();
        if (next) dispatcher.registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT, this);
        else dispatcher.unregisterOnBackInvokedCallback(this);
    }

    @Override
    public void onBackInvoked() {
        onBack.run();
    }
}
