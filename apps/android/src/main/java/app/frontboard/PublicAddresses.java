package app.frontboard;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Knows the addresses of the public internet: all but the ranges of `not-public.json`, which the desktop program reads, too. */
final class PublicAddresses {
    /** The name of the list among the app's assets. */
    static final String LIST = "not-public.json";

    private static final Pattern RANGE = Pattern.compile("\"range\": *\"([0-9a-f.:]+)/(\\d+)\"");

    private final List<byte[]> networks = new ArrayList<>();
    private final List<Integer> bits = new ArrayList<>();

    /** @throws IOException If the list can't be read, or is empty: then no address is known to be public. */
    PublicAddresses(InputStream list) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(list, Charset.forName("UTF-8")));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            Matcher range = RANGE.matcher(line);
            while (range.find()) {
                networks.add(InetAddress.getByName(range.group(1)).getAddress());
                bits.add(Integer.valueOf(range.group(2)));
            }
        }
        if (networks.isEmpty()) throw new IOException("no ranges");
    }

    boolean has(InetAddress address) {
        byte[] parts = address.getAddress();
        for (int index = 0; index < networks.size(); index++) {
            if (isWithin(parts, networks.get(index), bits.get(index))) return false;
        }
        return true;
    }

    private static boolean isWithin(byte[] address, byte[] network, int bits) {
        if (address.length != network.length) return false;
        for (int bit = 0; bit < bits; bit++) {
            int mask = 0x80 >> bit % 8;
            if (((address[bit / 8] ^ network[bit / 8]) & mask) != 0) return false;
        }
        return true;
    }
}
