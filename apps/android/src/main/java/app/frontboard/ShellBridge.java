package app.frontboard;

import android.graphics.Color;
import android.webkit.JavascriptInterface;
import java.nio.charset.Charset;

/**
 * What the page may request from the app, as `frontboardShell`; its other half is `platform/android/android-shell.ts` of the web app. Only the
 * app's own pages ever run in the view (see AppViewClient, and the page's content policy), so no other page can call it.
 */
final class ShellBridge {
    static final String NAME = "frontboardShell";

    private final MainActivity activity;
    private final FileSaver saver;
    private final PageNotifications notifications;
    private final CopyFolder copies;
    private final LauncherFronts fronts;

    ShellBridge(
            MainActivity activity,
            FileSaver saver,
            PageNotifications notifications,
            CopyFolder copies,
            LauncherFronts fronts) {
        this.activity = activity;
        this.saver = saver;
        this.notifications = notifications;
        this.copies = copies;
        this.fronts = fronts;
    }

    /** Asks where to save a text, and saves it there. */
    @JavascriptInterface
    public void saveFile(String name, String type, String text) {
        save(name, type, text.getBytes(Charset.forName("UTF-8")));
    }

    /** As `saveFile`, for a file that is not a text: each character is one byte. */
    @JavascriptInterface
    public void saveBytes(String name, String type, String bytes) {
        save(name, type, bytes.getBytes(Charset.forName("ISO-8859-1")));
    }

    private void save(final String name, final String type, final byte[] content) {
        activity.runOnUiThread(new Runnable() {
            @Override
            public void run() {
                saver.save(name, type, content);
            }
        });
    }

    /** Sets the colour around the page, `#rrggbb`. */
    @JavascriptInterface
    public void paintBars(String color, final boolean isDark) {
        final int parsed = Color.parseColor(color);
        activity.runOnUiThread(new Runnable() {
            @Override
            public void run() {
                activity.paintBars(parsed, isDark);
            }
        });
    }

    /** Reports whether something is open on the page that back closes. */
    @JavascriptInterface
    public void holdBack(final boolean isHeld) {
        activity.runOnUiThread(new Runnable() {
            @Override
            public void run() {
                activity.holdBack(isHeld);
            }
        });
    }

    /** `default`, `granted` or `denied`. */
    @JavascriptInterface
    public String notificationPermission() {
        return notifications.permission();
    }

    /** Asks the person; the page receives the answer through `frontboardPage.onNotificationPermission`. */
    @JavascriptInterface
    public void askForNotifications() {
        activity.runOnUiThread(new Runnable() {
            @Override
            public void run() {
                notifications.ask();
            }
        });
    }

    /** Shows a notification; a tap opens the path within the app. */
    @JavascriptInterface
    public void showNotification(String tag, String title, String body, String path) {
        notifications.show(tag, title, body, path);
    }

    @JavascriptInterface
    public void closeNotification(String tag) {
        notifications.close(tag);
    }

    /** Where dated copies of systems go, as people know the folder; empty while none is chosen. */
    @JavascriptInterface
    public String copyFolder() {
        return copies.where();
    }

    /** Lets the person choose the folder; the page learns through `frontboardPage.onCopyFolder` that the dialog is closed. */
    @JavascriptInterface
    public void chooseCopyFolder() {
        activity.runOnUiThread(new Runnable() {
            @Override
            public void run() {
                copies.choose();
            }
        });
    }

    /** Writes a copy; the page receives the result through `frontboardPage.onCopyWritten`. A slow folder must not block the page. */
    @JavascriptInterface
    public void writeCopy(final String system, final String name, final int keep, final String text) {
        Thread writing = new Thread("copy") {
            @Override
            public void run() {
                final String result = copies.write(system, name, keep, text);
                activity.runOnUiThread(new Runnable() {
                    @Override
                    public void run() {
                        activity.reportCopyWritten(result);
                    }
                });
            }
        };
        writing.start();
    }

    /** Forgets which files are copies of a system. The files stay. */
    @JavascriptInterface
    public void forgetCopies(String system) {
        copies.forget(system);
    }

    /** Shows these saved fronts as shortcuts of the launcher, and no others; each opens its path within the app. */
    @JavascriptInterface
    public void showFronts(final String[] ids, final String[] labels, final String[] paths) {
        activity.runOnUiThread(new Runnable() {
            @Override
            public void run() {
                fronts.show(ids, labels, paths);
            }
        });
    }
}
