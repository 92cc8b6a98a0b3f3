package app.frontboard;

import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.net.Uri;
import android.webkit.RenderProcessGoneDetail;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;
import android.webkit.WebView;
import android.webkit.WebViewClient;

/** Keeps the view on the app's own pages: files come from the app, external links open in the browser. */
final class AppViewClient extends WebViewClient {
    private final MainActivity activity;
    private final AppFiles files;

    AppViewClient(MainActivity activity) {
        this.activity = activity;
        this.files = new AppFiles(activity.getAssets());
    }

    @Override
    public WebResourceResponse shouldInterceptRequest(WebView view, WebResourceRequest request) {
        return files.answer(request);
    }

    @Override
    public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) {
        Uri url = request.getUrl();
        if (Pages.isOwn(url.getScheme(), url.getHost(), url.getPort())) return false;
        if (request.isForMainFrame() && Pages.opensOutside(url.getScheme())) openOutside(url);
        return true;
    }

    private void openOutside(Uri url) {
        try {
            activity.startActivity(new Intent(Intent.ACTION_VIEW, url).addCategory(Intent.CATEGORY_BROWSABLE));
        } catch (ActivityNotFoundException error) {
            activity.say(R.string.no_app_for_link);
        }
    }

    @Override
    public void doUpdateVisitedHistory(WebView view, String url, boolean isReload) {
        activity.updateBack();
    }

    /** The page's process ended, for lack of memory or because of an error: without this the whole app would end. */
    @Override
    public boolean onRenderProcessGone(WebView view, RenderProcessGoneDetail detail) {
        activity.replaceView(view);
        return true;
    }
}
