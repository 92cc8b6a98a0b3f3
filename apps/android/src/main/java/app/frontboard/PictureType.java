package app.frontboard;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.URL;

/**
 * Asks an address what type it is of, as CORS forbids the page, which wants to know whether it is a picture. Only public hosts of the
 * web are asked, never one of the network at home. Nothing of Android is used, as in `Pages`.
 */
final class PictureType {
    private static final int PATIENCE_MS = 8000;
    private static final int MOST_REDIRECTS = 3;

    private PictureType() {}

    /** The answer for the page: `{"type":"image/png"}`, with null for a refusal, a failure, or when it takes too long. */
    static String answerFor(String url) {
        String type;
        try {
            type = ask(new URL(url));
        } catch (IOException | IllegalArgumentException error) {
            type = null;
        }
        boolean isPlain = type != null && type.matches("[\\w.+-]+/[\\w.+-]+");
        return "{\"type\":" + (isPlain ? "\"" + type + "\"" : "null") + "}";
    }

    private static String ask(URL first) throws IOException {
        URL url = first;
        for (int hops = 0; hops <= MOST_REDIRECTS; hops++) {
            if (!isAskable(url)) return null;
            HttpURLConnection connection = (HttpURLConnection) url.openConnection();
            try {
                connection.setRequestMethod("HEAD");
                connection.setRequestProperty("Accept", "image/*");
                connection.setConnectTimeout(PATIENCE_MS);
                connection.setReadTimeout(PATIENCE_MS);
                // By hand, for each place must be a public one.
                connection.setInstanceFollowRedirects(false);
                int status = connection.getResponseCode();
                String next = connection.getHeaderField("Location");
                if (status >= 200 && status < 300) return withoutParameters(connection.getContentType());
                if (status < 300 || status >= 400 || next == null) return null;
                url = new URL(url, next);
            } finally {
                connection.disconnect();
            }
        }
        return null;
    }

    private static String withoutParameters(String type) {
        return type == null ? null : type.split(";", 2)[0].trim();
    }

    private static boolean isAskable(URL url) throws IOException {
        if (!"https".equals(url.getProtocol())) return false;
        for (InetAddress address : InetAddress.getAllByName(url.getHost())) {
            if (!isPublic(address)) return false;
        }
        return true;
    }

    /** Whether an address is one of the public internet: not of this device, not of a network at home, not shared by a provider. */
    static boolean isPublic(InetAddress address) {
        boolean isLocal = address.isAnyLocalAddress()
                || address.isLoopbackAddress()
                || address.isLinkLocalAddress()
                || address.isSiteLocalAddress()
                || address.isMulticastAddress();
        if (isLocal) return false;
        byte[] parts = address.getAddress();
        int first = parts[0] & 0xff;
        int second = parts[1] & 0xff;
        // Of IPv6, 2000::/3 alone is given to public hosts.
        if (parts.length == 16) return (first & 0xe0) == 0x20;
        return first != 0 && first < 240 && !(first == 100 && (second & 0xc0) == 64);
    }
}
