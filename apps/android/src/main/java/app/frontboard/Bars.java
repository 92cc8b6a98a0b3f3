package app.frontboard;

import android.app.Activity;
import android.graphics.Color;
import android.graphics.Insets;
import android.os.Build;
import android.view.View;
import android.view.Window;
import android.view.WindowInsets;
import android.view.WindowInsetsController;

/** Keeps the page clear of the system's bars, the camera and the keyboard, and gives the bars the colour of the page. */
final class Bars implements View.OnApplyWindowInsetsListener {
    private final Activity activity;
    private final View root;

    Bars(Activity activity, View root) {
        this.activity = activity;
        this.root = root;
        root.setOnApplyWindowInsetsListener(this);
    }

    /** From Android 15 on the app is laid out under the bars; before, there is nothing left to keep clear of here. */
    @Override
    @SuppressWarnings("deprecation") // Their replacement exists only from Android 11 on.
    public WindowInsets onApplyWindowInsets(View view, WindowInsets insets) {
        if (Build.VERSION.SDK_INT >= 30) {
            Insets taken = insets.getInsets(
                    WindowInsets.Type.systemBars() | WindowInsets.Type.displayCutout() | WindowInsets.Type.ime());
            view.setPadding(taken.left, taken.top, taken.right, taken.bottom);
            return WindowInsets.CONSUMED;
        }
        view.setPadding(
                insets.getSystemWindowInsetLeft(),
                insets.getSystemWindowInsetTop(),
                insets.getSystemWindowInsetRight(),
                insets.getSystemWindowInsetBottom());
        return insets.consumeSystemWindowInsets();
    }

    /** Paints the area around the page. */
    @SuppressWarnings("deprecation") // From Android 15 on the bars are clear and show the root's colour.
    void paint(int color, boolean isDark) {
        Window window = activity.getWindow();
        root.setBackgroundColor(color);
        window.setStatusBarColor(color);
        // The buttons below can't be made dark before Android 8.
        window.setNavigationBarColor(isDark || Build.VERSION.SDK_INT >= 26 ? color : Color.BLACK);
        if (Build.VERSION.SDK_INT >= 30) {
            int light = WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS
                    | WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS;
            WindowInsetsController controller = window.getInsetsController();
            if (controller != null) controller.setSystemBarsAppearance(isDark ? 0 : light, light);
            return;
        }
        int light = View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR;
        if (Build.VERSION.SDK_INT >= 26) light |= View.SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR;
        window.getDecorView().setSystemUiVisibility(isDark ? 0 : light);
    }
}
