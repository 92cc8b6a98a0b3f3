package app.frontboard;

import java.io.UnsupportedEncodingException;
import java.net.URLEncoder;
import java.nio.charset.Charset;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which file of the web build answers an address, and which address a link from outside opens. It uses no class of Android, so that
 * any Java machine can check it.
 */
final class Pages {
    /** Reserved by Google for files inside an app: it is a secure origin, never changes, and no server has it. */
    static final String HOST = "appassets.androidplatform.net";

    static final String ORIGIN = "https://" + HOST;

    /** The path for the type of a picture, with `?url=`. */
    static final String PICTURE_TYPE = "/native/head";

    /** The oldest Chrome that the web build is made for (vite.config.ts: build.target). */
    private static final int OLDEST_CHROME = 111;

    private static final Pattern CHROME = Pattern.compile("Chrome/(\\d+)\\.");

    private static final String PAGE = "index.html";

    /** The scheme of links into the app. */
    static final String OWN_SCHEME = "frontboard:";

    /** Characters that may be in an address without an escape. No quotes and backslashes: an address is also written into a line of script. */
    private static final String PLAIN = "-._~/?#&=%:@!$+,;*()";

    private static final Map<String, String> TYPES = new HashMap<>();

    static {
        TYPES.put("css", "text/css");
        TYPES.put("html", "text/html");
        TYPES.put("js", "text/javascript");
        TYPES.put("json", "application/json");
        TYPES.put("png", "image/png");
        TYPES.put("svg", "image/svg+xml");
        TYPES.put("txt", "text/plain");
        TYPES.put("webmanifest", "application/manifest+json");
        TYPES.put("woff", "font/woff");
        TYPES.put("woff2", "font/woff2");
    }

    private Pages() {}

    /** Whether an address is the app's own. A port of -1 is none. */
    static boolean isOwn(String scheme, String host, int port) {
        return "https".equals(scheme) && HOST.equals(host) && port == -1;
    }

    /** The file for the path of an address, or null if it names none. */
    static String fileFor(String encodedPath) {
        if (encodedPath != null && Screens.has(encodedPath)) return PAGE;
        String path = Screens.decode(encodedPath == null ? "" : encodedPath);
        if (path == null || path.indexOf('\0') >= 0 || path.indexOf('\\') >= 0) return null;
        StringBuilder file = new StringBuilder();
        for (String part : path.split("/")) {
            if (part.isEmpty() || part.equals(".")) continue;
            if (part.equals("..")) return null;
            if (file.length() > 0) file.append('/');
            file.append(part);
        }
        if (path.startsWith("/native/")) return null;
        return isScreen(file) ? PAGE : file.toString();
    }

    /** A path whose last part has no dot is one of the app's screens, which are all the same page. */
    private static boolean isScreen(CharSequence file) {
        String name = file.toString().substring(file.toString().lastIndexOf('/') + 1);
        return name.indexOf('.') < 0;
    }

    /** The content type of a file, without its character set. */
    static String typeOf(String file) {
        String type = TYPES.get(file.substring(file.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT));
        return type == null ? "application/octet-stream" : type;
    }

    /** The character set of a content type, or null if it is not text. */
    static String charsetOf(String type) {
        return type.startsWith("text/") || type.endsWith("json") || type.endsWith("+xml") ? "utf-8" : null;
    }

    /** Whether a web view with this user agent is too old for the page. It is part of the device, so it may be years old. */
    static boolean isTooOld(String userAgent) {
        Matcher chrome = CHROME.matcher(userAgent);
        return chrome.find() && Integer.parseInt(chrome.group(1)) < OLDEST_CHROME;
    }

    /** Whether a link of this scheme is handed to another app; everything else opens nothing. */
    static boolean opensOutside(String scheme) {
        return "https".equals(scheme) || "http".equals(scheme) || "mailto".equals(scheme);
    }

    /** The path that a link from another app opens: a screen for `frontboard:/switch`, for a web address the lookup of it, else the first screen. */
    static String pathForLink(String link) {
        if (link == null) return "/";
        if (link.regionMatches(true, 0, OWN_SCHEME, 0, OWN_SCHEME.length())) {
            // All slashes at the start are removed: two of them would name another host.
            String address = "/" + plain(link.substring(OWN_SCHEME.length()).replaceFirst("^[/\\\\]+", ""));
            return Screens.has(address.split("[?#]", 2)[0]) ? address : "/";
        }
        boolean isWeb = link.regionMatches(true, 0, "https:", 0, 6) || link.regionMatches(true, 0, "http:", 0, 5);
        return isWeb ? "/lookup?url=" + encode(link) : "/";
    }

    /** The path that looks up a text shared from another app. */
    static String pathForShared(String text) {
        return "/lookup?text=" + encode(text);
    }

    private static String encode(String text) {
        try {
            // The characters that it does not escape need none; it writes a space as "+".
            return URLEncoder.encode(text, "UTF-8");
        } catch (UnsupportedEncodingException error) {
            throw new IllegalStateException(error);
        }
    }

    private static String plain(String address) {
        StringBuilder result = new StringBuilder();
        for (byte unit : address.getBytes(Charset.forName("UTF-8"))) {
            char letter = (char) (unit & 0xff);
            boolean isWord = letter >= 'a' && letter <= 'z' || letter >= 'A' && letter <= 'Z' || letter >= '0' && letter <= '9';
            if (isWord || PLAIN.indexOf(letter) >= 0) result.append(letter);
            else result.append(String.format(Locale.ROOT, "%%%02X", (int) letter));
        }
        return result.toString();
    }
}
