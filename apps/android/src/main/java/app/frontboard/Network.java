package app.frontboard;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.Socket;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/** The network functions of `PictureType`. Resolving and connecting are two steps, so that the checked address is the one that is used. */
class Network {
    InetAddress[] addressesOf(String host) throws IOException {
        return InetAddress.getAllByName(host);
    }

    /** Connects to exactly this address with TLS, and requires a certificate for the host. */
    Socket connect(InetAddress address, String host, int port, int timeoutMs) throws IOException {
        // A proxy would look up the name again.
        Socket plain = new Socket(Proxy.NO_PROXY);
        try {
            plain.connect(new InetSocketAddress(address, port), timeoutMs);
            plain.setSoTimeout(timeoutMs);
            SSLSocketFactory factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
            SSLSocket secure = (SSLSocket) factory.createSocket(plain, host, port, true);
            SSLParameters parameters = secure.getSSLParameters();
            parameters.setEndpointIdentificationAlgorithm("HTTPS");
            secure.setSSLParameters(parameters);
            secure.startHandshake();
            return secure;
        } catch (IOException | RuntimeException error) {
            plain.close();
            throw error;
        }
    }
}
