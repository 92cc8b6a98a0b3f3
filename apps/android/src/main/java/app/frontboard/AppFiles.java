package app.frontboard;

import android.content.res.AssetManager;
import android.net.Uri;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.HashMap;
import java.util.Map;

/**
 * Answers the app's own addresses: with the files of the web build, from `assets/web`, and with what the page requests from the
 * app.
 */
final class AppFiles {
    private final AssetManager assets;

    AppFiles(AssetManager assets) {
        this.assets = assets;
    }

    /** The answer to a request, or null if the request is for the network. Called on threads of the WebView. */
    WebResourceResponse answer(WebResourceRequest request) {
        Uri url = request.getUrl();
        if (!Pages.isOwn(url.getScheme(), url.getHost(), url.getPort())) return null;
        if (Pages.PICTURE_TYPE.equals(url.getEncodedPath())) {
            String picture = url.getQueryParameter("url");
            return picture == null ? notFound() : json(typeOfPicture(picture));
        }
        String file = Pages.fileFor(url.getEncodedPath());
        if (file == null || !"GET".equals(request.getMethod())) return notFound();
        try {
            String type = Pages.typeOf(file);
            return response(200, "OK", type, Pages.charsetOf(type), assets.open("web/" + file));
        } catch (IOException error) {
            return notFound();
        }
    }

    private String typeOfPicture(String url) {
        try (InputStream list = assets.open(PublicAddresses.LIST)) {
            return new PictureType(new PublicAddresses(list), new Network()).answerFor(url);
        } catch (IOException error) {
            return PictureType.NONE;
        }
    }

    private static WebResourceResponse json(String text) {
        InputStream body = new ByteArrayInputStream(text.getBytes(Charset.forName("UTF-8")));
        return response(200, "OK", "application/json", "utf-8", body);
    }

    private static WebResourceResponse notFound() {
        return response(404, "Not Found", "text/plain", "utf-8", new ByteArrayInputStream(new byte[0]));
    }

    private static WebResourceResponse response(int status, String reason, String type, String charset, InputStream body) {
        Map<String, String> headers = new HashMap<>();
        headers.put("X-Content-Type-Options", "nosniff");
        // The page's own policy is in the page; framing is the one thing it can't forbid there.
        headers.put("Content-Security-Policy", "frame-ancestors 'none'");
        // A newer version of the app has other files at the same addresses.
        headers.put("Cache-Control", "no-cache");
        return new WebResourceResponse(type, charset, status, reason, headers, body);
    }
}
