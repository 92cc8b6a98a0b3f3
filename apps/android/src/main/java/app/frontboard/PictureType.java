package app.frontboard;

import java.io.IOException;
import java.net.IDN;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URL;
import java.nio.charset.Charset;
import java.util.Locale;

/**
 * Finds out the type of an address, which CORS hides from the page, to see whether it is a picture. Only public hosts of the
 * web are asked, never one of the local network. The connection goes to the address that was checked, so a name can't resolve to
 * another one later. Like `Pages`, it uses no class of Android.
 */
final class PictureType {
    /** The answer for a refusal, a failure or a timeout. */
    static final String NONE = "{\"type\":null}";

    private static final long DEADLINE_NS = 8000L * 1000000;
    private static final int MOST_REDIRECTS = 3;
    private static final int USUAL_PORT = 443;

    private final PublicAddresses publicAddresses;
    private final Network network;

    PictureType(PublicAddresses publicAddresses, Network network) {
        this.publicAddresses = publicAddresses;
        this.network = network;
    }

    /** The answer for the page: `{"type":"image/png"}`. */
    String answerFor(String url) {
        String type;
        try {
            type = ask(new URL(url), System.nanoTime() + DEADLINE_NS);
        } catch (IOException | IllegalArgumentException error) {
            type = null;
        }
        boolean isPlain = type != null && type.matches("[\\w.+-]+/[\\w.+-]+");
        return isPlain ? "{\"type\":\"" + type + "\"}" : NONE;
    }

    private String ask(URL first, long endNs) throws IOException {
        URL url = first;
        for (int hops = 0; hops <= MOST_REDIRECTS; hops++) {
            if (!"https".equals(url.getProtocol())) return null;
            HeadAnswer answer = head(url, endNs);
            String next = answer.header("Location");
            if (answer.status >= 200 && answer.status < 300) return withoutParameters(answer.header("Content-Type"));
            if (answer.status < 300 || answer.status >= 400 || next == null) return null;
            // Each address is checked like the first one.
            url = new URL(url, next);
        }
        return null;
    }

    private HeadAnswer head(URL url, long endNs) throws IOException {
        String host = hostOf(url);
        int port = url.getPort() == -1 ? USUAL_PORT : url.getPort();
        try (Socket connection = connect(host, port, endNs)) {
            return HeadAnswer.ask(connection, port == USUAL_PORT ? host : host + ":" + port, targetOf(url), endNs);
        }
    }

    /** Connects to the first address of the host that answers, when all of them are public. */
    private Socket connect(String host, int port, long endNs) throws IOException {
        InetAddress[] addresses = network.addressesOf(host);
        for (InetAddress address : addresses) {
            if (!publicAddresses.has(address)) throw new IOException("no public address");
        }
        IOException failure = new IOException("no address");
        for (int index = 0; index < addresses.length; index++) {
            // If IPv6 does not work, there must be time left for IPv4.
            int timeoutMs = Math.max(1, HeadAnswer.millisUntil(endNs) / (addresses.length - index));
            try {
                return network.connect(addresses[index], host, port, timeoutMs);
            } catch (IOException error) {
                failure = error;
            }
        }
        throw failure;
    }

    /** The host in the form for a request. */
    private static String hostOf(URL url) throws IOException {
        String host = url.getHost();
        String plain = host.startsWith("[") ? host : IDN.toASCII(host).toLowerCase(Locale.ROOT);
        if (!plain.matches("[a-z0-9._-]+|\\[[0-9A-Fa-f.:]+\\]")) throw new IOException("no host");
        return plain;
    }

    /** Path and query in the form for a request: without spaces and line breaks. */
    private static String targetOf(URL url) {
        StringBuilder target = new StringBuilder(url.getPath().startsWith("/") ? "" : "/");
        for (byte unit : url.getFile().getBytes(Charset.forName("UTF-8"))) {
            if (unit > ' ' && unit < 0x7f) target.append((char) unit);
            else target.append(String.format(Locale.ROOT, "%%%02X", unit & 0xff));
        }
        return target.toString();
    }

    private static String withoutParameters(String type) {
        return type == null ? null : type.split(";", 2)[0].trim();
    }
}
