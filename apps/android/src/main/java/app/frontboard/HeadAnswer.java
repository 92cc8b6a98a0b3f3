package app.frontboard;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.net.Socket;
import java.nio.charset.Charset;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The answer of a server to a HEAD request, over an open connection. */
final class HeadAnswer {
    private static final Charset LATIN = Charset.forName("ISO-8859-1");
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] (\\d{3})(?: .*)?");
    private static final int MOST_BYTES = 64 * 1024;

    final int status;
    private final String[] lines;

    private HeadAnswer(int status, String[] lines) {
        this.status = status;
        this.lines = lines;
    }

    /**
     * @param host with its port unless it is the default one
     * @param target path and query, only printable ASCII
     * @param endNs the value of `System.nanoTime` at which the wait ends
     */
    static HeadAnswer ask(Socket connection, String host, String target, long endNs) throws IOException {
        String request = "HEAD " + target + " HTTP/1.1\r\nHost: " + host
                + "\r\nAccept: image/*\r\nUser-Agent: Frontboard\r\nConnection: close\r\n\r\n";
        connection.getOutputStream().write(request.getBytes(LATIN));
        connection.getOutputStream().flush();
        int left = MOST_BYTES;
        while (true) {
            String head = readHead(connection, left, endNs);
            String[] lines = head.split("\r?\n");
            // Splitting a single empty line gives no lines.
            Matcher first = STATUS.matcher(lines.length == 0 ? "" : lines[0]);
            if (!first.matches()) throw new IOException("no answer of HTTP");
            int status = Integer.parseInt(first.group(1));
            // Informational answers may come before the final one.
            if (status >= 200) return new HeadAnswer(status, lines);
            left -= head.length();
        }
    }

    /** Reads up to the empty line, byte by byte, because nothing after it must be read. */
    private static String readHead(Socket connection, int most, long endNs) throws IOException {
        InputStream in = connection.getInputStream();
        ByteArrayOutputStream read = new ByteArrayOutputStream();
        int lineLength = 0;
        while (read.size() < most) {
            connection.setSoTimeout(millisUntil(endNs));
            int unit = in.read();
            if (unit < 0) throw new IOException("cut off");
            read.write(unit);
            if (unit == '\n') {
                if (lineLength == 0) return read.toString("ISO-8859-1");
                lineLength = 0;
            } else if (unit != '\r') {
                lineLength++;
            }
        }
        throw new IOException("too long");
    }

    /** Never 0, which means no limit. */
    static int millisUntil(long endNs) throws IOException {
        long left = (endNs - System.nanoTime()) / 1000000;
        if (left <= 0) throw new InterruptedIOException("too slow");
        return (int) left;
    }

    /** A header's value, or null. */
    String header(String name) {
        String start = name.toLowerCase(Locale.ROOT) + ":";
        for (String line : lines) {
            if (line.toLowerCase(Locale.ROOT).startsWith(start)) return line.substring(start.length()).trim();
        }
        return null;
    }
}
