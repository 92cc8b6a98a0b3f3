package app.frontboard;

import android.Manifest;
import android.app.Notification;
import android.app.NotificationChannel;
import android.app.NotificationManager;
import android.app.PendingIntent;
import android.content.Context;
import android.content.Intent;
import android.content.SharedPreferences;
import android.content.pm.PackageManager;
import android.net.Uri;
import android.os.Build;

/** Notifications of the page. The permission has the names of the web: `default` (not asked), `granted`, `denied`. */
final class PageNotifications {
    static final int REQUEST = 3;

    private static final String CHANNEL = "notices";
    private static final String ASKED = "asked-for-notices";

    private final MainActivity activity;

    PageNotifications(MainActivity activity) {
        this.activity = activity;
    }

    String permission() {
        if (manager().areNotificationsEnabled()) return "granted";
        // Before Android 13 no permission is needed: notifications are on until the person turns them off.
        if (Build.VERSION.SDK_INT < 33) return "denied";
        if (isPermitted()) return "denied";
        boolean wasAsked = memory().getBoolean(ASKED, false);
        boolean mayAsk = !wasAsked || activity.shouldShowRequestPermissionRationale(Manifest.permission.POST_NOTIFICATIONS);
        return mayAsk ? "default" : "denied";
    }

    /** Asks the person if Android requires it; the answer arrives in `MainActivity.onRequestPermissionsResult`. */
    void ask() {
        if (!permission().equals("default")) {
            activity.reportPermission();
            return;
        }
        memory().edit().putBoolean(ASKED, true).apply();
        activity.requestPermissions(new String[] {Manifest.permission.POST_NOTIFICATIONS}, REQUEST);
    }

    /** Shows a notification, replacing the last one with the same tag; a tap opens the path within the app. */
    void show(String tag, String title, String body, String path) {
        Intent open = new Intent(Intent.ACTION_VIEW, Uri.parse(Pages.OWN_SCHEME + path), activity, MainActivity.class);
        int flags = PendingIntent.FLAG_IMMUTABLE | PendingIntent.FLAG_UPDATE_CURRENT;
        Notification notification = builder()
                .setSmallIcon(R.drawable.ic_notification)
                .setContentTitle(title)
                .setContentText(body)
                .setStyle(new Notification.BigTextStyle().bigText(body))
                .setContentIntent(PendingIntent.getActivity(activity, 0, open, flags))
                .setAutoCancel(true)
                .build();
        manager().notify(tag, 0, notification);
    }

    void close(String tag) {
        manager().cancel(tag, 0);
    }

    @SuppressWarnings("deprecation") // The builder without a channel is the only one before Android 8.
    private Notification.Builder builder() {
        if (Build.VERSION.SDK_INT < 26) return new Notification.Builder(activity);
        String name = activity.getString(R.string.notification_channel);
        // No sound: a person who wants one sets it in Android.
        manager().createNotificationChannel(new NotificationChannel(CHANNEL, name, NotificationManager.IMPORTANCE_LOW));
        return new Notification.Builder(activity, CHANNEL);
    }

    private boolean isPermitted() {
        return activity.checkSelfPermission(Manifest.permission.POST_NOTIFICATIONS) == PackageManager.PERMISSION_GRANTED;
    }

    private NotificationManager manager() {
        return (NotificationManager) activity.getSystemService(Context.NOTIFICATION_SERVICE);
    }

    private SharedPreferences memory() {
        return activity.getPreferences(Context.MODE_PRIVATE);
    }
}
