package app.frontboard;

import android.annotation.SuppressLint;
import android.app.Activity;
import android.content.Intent;
import android.content.pm.ApplicationInfo;
import android.os.Build;
import android.os.Bundle;
import android.view.ViewGroup;
import android.webkit.ValueCallback;
import android.webkit.WebSettings;
import android.webkit.WebView;
import android.widget.FrameLayout;
import android.widget.TextView;
import android.widget.Toast;

/** The app: one view with the web build, and functions that the view does not have. */
public final class MainActivity extends Activity {
    /** The person's last address, in the state that Android stores of an app that it ends. */
    private static final String ADDRESS = "address";

    private final FileChooser chooser = new FileChooser(this);
    private final FileSaver saver = new FileSaver(this);
    private final PageNotifications notifications = new PageNotifications(this);
    private final CopyFolder copies = new CopyFolder(this);
    private final CameraAccess camera = new CameraAccess(this);
    private final LauncherFronts fronts = new LauncherFronts(this);
    private FrameLayout root;
    private Bars bars;
    private WebView view;
    private PredictiveBack predictiveBack;
    private boolean isBackHeld;

    @Override
    protected void onCreate(Bundle saved) {
        super.onCreate(saved);
        root = new FrameLayout(this);
        setContentView(root);
        bars = new Bars(this, root);
        bars.paint(getColor(R.color.ground), getResources().getBoolean(R.bool.is_dark));
        boolean isDebuggable = (getApplicationInfo().flags & ApplicationInfo.FLAG_DEBUGGABLE) != 0;
        if (isDebuggable) WebView.setWebContentsDebuggingEnabled(true);
        if (Build.VERSION.SDK_INT >= 33) {
            predictiveBack = predictiveBack();
            // The list of open apps shows no names.
            setRecentsScreenshotEnabled(false);
        }
        openView();
        if (Pages.isTooOld(view.getSettings().getUserAgentString())) {
            askForNewerView();
            return;
        }
        if (saved == null) saver.forget();
        String left = saved == null ? null : saved.getString(ADDRESS);
        boolean isKnown = left != null && left.startsWith(Pages.ORIGIN + "/");
        view.loadUrl(isKnown ? left : Pages.ORIGIN + pathFor(getIntent()));
    }

    private PredictiveBack predictiveBack() {
        return new PredictiveBack(this, new Runnable() {
            @Override
            public void run() {
                goBack();
            }
        });
    }

    @SuppressLint({"SetJavaScriptEnabled", "JavascriptInterface"})
    private void openView() {
        view = new WebView(this);
        view.setBackgroundColor(getColor(R.color.ground));
        WebSettings settings = view.getSettings();
        settings.setJavaScriptEnabled(true);
        settings.setDomStorageEnabled(true);
        settings.setAllowFileAccess(false);
        settings.setAllowContentAccess(false);
        settings.setGeolocationEnabled(false);
        // The picture of the camera begins after Android has asked the person, when the press on the page no longer counts.
        settings.setMediaPlaybackRequiresUserGesture(false);
        settings.setMixedContentMode(WebSettings.MIXED_CONTENT_NEVER_ALLOW);
        view.setWebViewClient(new AppViewClient(this));
        view.setWebChromeClient(new AppChromeClient(chooser, camera));
        view.addJavascriptInterface(new ShellBridge(this, saver, notifications, copies, fronts), ShellBridge.NAME);
        int whole = ViewGroup.LayoutParams.MATCH_PARENT;
        root.addView(view, new FrameLayout.LayoutParams(whole, whole));
    }

    /** Otherwise the page would wait at its first line forever. */
    private void askForNewerView() {
        TextView text = new TextView(this);
        text.setText(R.string.view_too_old);
        text.setTextSize(18);
        text.setPadding(64, 64, 64, 64);
        int whole = ViewGroup.LayoutParams.MATCH_PARENT;
        root.addView(text, new FrameLayout.LayoutParams(whole, whole));
    }

    /** Opens the app in a new view, because the process of this one has ended. */
    void replaceView(WebView gone) {
        root.removeView(gone);
        gone.destroy();
        isBackHeld = false;
        openView();
        view.loadUrl(Pages.ORIGIN + "/");
    }

    private static String pathFor(Intent intent) {
        if (Intent.ACTION_SEND.equals(intent.getAction())) {
            String text = intent.getStringExtra(Intent.EXTRA_TEXT);
            return text == null ? "/" : Pages.pathForShared(text);
        }
        return Pages.pathForLink(intent.getDataString());
    }

    /** The app is open already: the page navigates itself, so that no unsaved work is lost. */
    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        setIntent(intent);
        final String path = pathFor(intent);
        if (path.equals("/")) return;
        callPage("open('" + path + "')", new ValueCallback<String>() {
            @Override
            public void onReceiveValue(String isOpened) {
                if (!"true".equals(isOpened)) view.loadUrl(Pages.ORIGIN + path);
            }
        });
    }

    /** Runs one call of `frontboardPage`, which the page provides; the answer is `false` until the page has loaded it. */
    private void callPage(String call, ValueCallback<String> onAnswer) {
        view.evaluateJavascript("!!self.frontboardPage && frontboardPage." + call, onAnswer);
    }

    @Override
    @SuppressWarnings("deprecation") // Only called before Android 13; PredictiveBack replaces it.
    public void onBackPressed() {
        if (takesBack()) goBack();
        else super.onBackPressed();
    }

    private boolean takesBack() {
        return isBackHeld || view.canGoBack();
    }

    private void goBack() {
        if (!isBackHeld) {
            view.goBack();
            return;
        }
        callPage("closeTopmost()", new ValueCallback<String>() {
            @Override
            public void onReceiveValue(String isClosed) {
                if (!"true".equals(isClosed)) view.goBack();
            }
        });
    }

    void holdBack(boolean isHeld) {
        isBackHeld = isHeld;
        updateBack();
    }

    void updateBack() {
        if (predictiveBack != null) predictiveBack.setTaken(takesBack());
    }

    void paintBars(int color, boolean isDark) {
        bars.paint(color, isDark);
    }

    void say(int text) {
        Toast.makeText(this, text, Toast.LENGTH_LONG).show();
    }

    void reportPermission() {
        callPage("onNotificationPermission('" + notifications.permission() + "')", null);
    }

    void reportCopyFolder() {
        callPage("onCopyFolder()", null);
    }

    void reportCopyWritten(String result) {
        callPage("onCopyWritten('" + result + "')", null);
    }

    @Override
    public void onRequestPermissionsResult(int request, String[] names, int[] results) {
        if (request == PageNotifications.REQUEST) reportPermission();
        else if (request == CameraAccess.REQUEST) camera.finish();
        else super.onRequestPermissionsResult(request, names, results);
    }

    @Override
    protected void onActivityResult(int request, int result, Intent data) {
        if (request == FileChooser.REQUEST) chooser.finish(result, data);
        else if (request == FileSaver.REQUEST) saver.finish(result, data);
        else if (request == CopyFolder.REQUEST) copies.finish(result, data);
        else super.onActivityResult(request, result, data);
    }

    @Override
    protected void onSaveInstanceState(Bundle state) {
        super.onSaveInstanceState(state);
        // Not the view's own state, which may be larger than Android takes.
        state.putString(ADDRESS, view.getUrl());
    }

    @Override
    protected void onPause() {
        super.onPause();
        view.onPause();
    }

    @Override
    protected void onResume() {
        super.onResume();
        view.onResume();
    }

    @Override
    protected void onDestroy() {
        root.removeView(view);
        view.destroy();
        super.onDestroy();
    }
}
