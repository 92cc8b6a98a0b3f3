package app.frontboard;

import android.net.Uri;
import android.webkit.PermissionRequest;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient;
import android.webkit.WebView;

/** Answers what the page requests with functions of the web that a view leaves to its app: file fields and the camera. */
final class AppChromeClient extends WebChromeClient {
    private final FileChooser chooser;
    private final CameraAccess camera;

    AppChromeClient(FileChooser chooser, CameraAccess camera) {
        this.chooser = chooser;
        this.camera = camera;
    }

    @Override
    public boolean onShowFileChooser(WebView view, ValueCallback<Uri[]> onChosen, FileChooserParams params) {
        chooser.choose(onChosen, params);
        return true;
    }

    @Override
    public void onPermissionRequest(PermissionRequest request) {
        camera.answer(request);
    }

    @Override
    public void onPermissionRequestCanceled(PermissionRequest request) {
        camera.cancel(request);
    }
}
