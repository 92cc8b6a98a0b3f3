package app.frontboard;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/**
 * Asks `Pages` and `PictureType` what each line of the input says, `method argument` with the argument encoded, and prints the answers line
 * by line.
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
                return String.valueOf(PictureType.isPublic(InetAddress.getByName(argument)));
            case "pictureType":
                return PictureType.answerFor(argument);
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
}
