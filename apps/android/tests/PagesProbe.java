package app.frontboard;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URLDecoder;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLServerSocketFactory;
import javax.net.ssl.SSLSocket;

/**
 * Asks the classes that use nothing of Android what each line of the input says, `method argument` with the argument encoded, and
 * prints the answers line by line.
 */
final class PagesProbe {
    public static void main(String[] none) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] parts = line.split(" ", 2);
            System.out.println(ask(parts[0], URLDecoder.decode(parts[1], "UTF-8")));
        }
    }

    private static String ask(String method, String argument) throws IOException {
        switch (method) {
            case "fileFor":
                return Pages.fileFor(argument);
            case "typeOf":
                return Pages.typeOf(argument) + " " + Pages.charsetOf(Pages.typeOf(argument));
            case "isTooOld":
                return String.valueOf(Pages.isTooOld(argument));
            case "isPublic":
                return String.valueOf(publicAddresses().has(InetAddress.getByName(argument)));
            case "pictureType":
                SmallNetwork network = new SmallNetwork();
                String answer = new PictureType(publicAddresses(), network).answerFor(argument);
                return answer + " " + String.join(" ", network.connections);
            case "handshake":
                return handshake(argument);
            case "screens":
                return String.join(" ", Screens.PATHS);
            case "opensOutside":
                return String.valueOf(Pages.opensOutside(argument));
            case "pathForLink":
                return Pages.pathForLink(argument);
            case "pathForShared":
                return Pages.pathForShared(argument);
            default:
                throw new IllegalArgumentException(method);
        }
    }

    private static PublicAddresses publicAddresses() throws IOException {
        try (InputStream list = new FileInputStream(System.getProperty("notPublic"))) {
            return new PublicAddresses(list);
        }
    }

    /** Connects to a server on loopback whose certificate is for pictures.example, and asks it for a picture. */
    private static String handshake(String host) throws IOException {
        try (SSLServerSocket server = (SSLServerSocket) SSLServerSocketFactory.getDefault().createServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Thread answering = new Thread(() -> {
                try (SSLSocket client = (SSLSocket) server.accept()) {
                    client.startHandshake();
                    client.getOutputStream().write("HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                } catch (IOException refused) {
                    // The other side says what it did not like.
                }
            });
            answering.start();
            try (Socket connection = new Network().connect(server.getInetAddress(), host, server.getLocalPort(), 20000)) {
                return HeadAnswer.ask(connection, host, "/", System.nanoTime() + 20000000000L).header("content-type");
            } catch (IOException error) {
                return error.getClass().getSimpleName();
            }
        }
    }

    /** Some names, what stands behind them, and the servers there; notes who is connected to. */
    private static final class SmallNetwork extends Network {
        final List<String> connections = new ArrayList<>();
        private int asked;

        @Override
        InetAddress[] addressesOf(String host) throws IOException {
            asked++;
            switch (host) {
                case "pictures.example":
                case "xn--bcher-kva.example":
                    return addresses("8.8.8.8");
                // Its second answer is another one than its first.
                case "rebinds.example":
                    return addresses(asked == 1 ? "8.8.8.8" : "127.0.0.1");
                case "half.example":
                    return addresses("8.8.8.8", "10.0.0.1");
                case "first-is-down.example":
                    return addresses("2606:4700::1", "1.1.1.1");
                case "localhost":
                    return addresses("127.0.0.1");
                default:
                    if (host.matches("[0-9.]+|\\[.*\\]")) return addresses(host);
                    throw new UnknownHostException(host);
            }
        }

        private static InetAddress[] addresses(String... literals) throws IOException {
            InetAddress[] found = new InetAddress[literals.length];
            for (int index = 0; index < literals.length; index++) found[index] = InetAddress.getByName(literals[index]);
            return found;
        }

        @Override
        Socket connect(InetAddress address, String host, int port, int timeoutMs) throws IOException {
            connections.add(address.getHostAddress() + ":" + port);
            if (address.getAddress().length == 16) throw new IOException("no route");
            return new Server();
        }
    }

    /** Answers by the path that is asked for. */
    private static final class Server extends Socket {
        private final ByteArrayOutputStream asked = new ByteArrayOutputStream();
        private InputStream answer;

        @Override
        public OutputStream getOutputStream() {
            return asked;
        }

        @Override
        public void setSoTimeout(int timeoutMs) {}

        @Override
        public InputStream getInputStream() throws IOException {
            if (answer == null) answer = new ByteArrayInputStream(answerTo(asked.toString("ISO-8859-1")).getBytes(StandardCharsets.ISO_8859_1));
            return answer;
        }

        private static String answerTo(String request) {
            String[] words = request.split(" ", 3);
            boolean isOneRequest = request.indexOf("\r\n\r\n") == request.length() - 4 && words[2].matches("(?s)HTTP/1\\.1\r\nHost: \\S+\r\n.*");
            if (!words[0].equals("HEAD") || !isOneRequest) return "HTTP/1.1 400 Bad Request\r\n\r\n";
            String picture = "HTTP/1.1 200 OK\r\ncontent-type: image/png; a=b\r\n\r\n";
            if (words[1].startsWith("/to/")) return "HTTP/1.1 302 Found\r\nLocation: " + words[1].substring(4) + "\r\n\r\n";
            switch (words[1]) {
                case "/":
                case "/a%20b.png?c=%C3%A4":
                case "/a.png":
                    return picture;
                case "/hints.png":
                    return "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n" + picture;
                case "/cut.png":
                    return "HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n";
                case "/endless.png":
                    return "HTTP/1.1 200 OK\r\n" + "X: y\r\n".repeat(20000) + "\r\n";
                case "/odd.png":
                    return "HTTP/1.1 200 OK\r\nContent-Type: \"quoted\"\r\n\r\n";
                case "/blank.png":
                    return "\r\n" + picture;
                case "/other.png":
                    return "SSH-2.0-Server\r\n\r\n";
                default:
                    return "HTTP/1.1 404 Not Found\r\nContent-Type: image/png\r\n\r\n";
            }
        }
    }
}
