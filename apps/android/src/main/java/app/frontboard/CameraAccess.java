package app.frontboard;

import android.Manifest;
import android.content.pm.PackageManager;
import android.net.Uri;
import android.webkit.PermissionRequest;

/** The camera, with which the page reads the codes of an encrypted backup. Android asks the person when the page first needs it. */
final class CameraAccess {
    static final int REQUEST = 5;

    private final MainActivity activity;
    private PermissionRequest waiting;

    CameraAccess(MainActivity activity) {
        this.activity = activity;
    }

    /** Grants the picture of the camera to the app's own pages, and nothing else to anybody. */
    void answer(PermissionRequest request) {
        // The page must get an answer to each request, or it waits forever.
        finish();
        if (!isForCamera(request)) {
            request.deny();
            return;
        }
        waiting = request;
        if (isPermitted()) finish();
        else activity.requestPermissions(new String[] {Manifest.permission.CAMERA}, REQUEST);
    }

    /** The page no longer waits. */
    void cancel(PermissionRequest request) {
        if (waiting == request) waiting = null;
    }

    /** The person has answered. */
    void finish() {
        PermissionRequest request = waiting;
        waiting = null;
        if (request == null) return;
        if (isPermitted()) request.grant(new String[] {PermissionRequest.RESOURCE_VIDEO_CAPTURE});
        else request.deny();
    }

    private static boolean isForCamera(PermissionRequest request) {
        Uri origin = request.getOrigin();
        String[] resources = request.getResources();
        boolean isVideo = resources.length == 1 && PermissionRequest.RESOURCE_VIDEO_CAPTURE.equals(resources[0]);
        return isVideo && Pages.isOwn(origin.getScheme(), origin.getHost(), origin.getPort());
    }

    private boolean isPermitted() {
        return activity.checkSelfPermission(Manifest.permission.CAMERA) == PackageManager.PERMISSION_GRANTED;
    }
}
