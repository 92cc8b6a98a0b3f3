package app.frontboard;

import java.io.UnsupportedEncodingException;
import java.net.URLDecoder;

/** The addresses of the page's screens, which are all that a link from outside opens. A check compares them with the routes of the web build. */
final class Screens {
    /** A star matches one part with any value: an ID. */
    static final String[] PATHS = {
        "/",
        "/birthdays",
        "/board",
        "/debug",
        "/history",
        "/history/calendar",
        "/history/statistics",
        "/history/timeline",
        "/history/year",
        "/licences",
        "/lookup",
        "/lookup/group/*",
        "/lookup/member/*",
        "/lookup/system/*",
        "/lookup/system/*/fronters",
        "/lookup/system/*/groups",
        "/lookup/system/*/groups/*",
        "/lookup/system/*/history",
        "/lookup/system/*/history/calendar",
        "/lookup/system/*/history/statistics",
        "/lookup/system/*/history/timeline",
        "/lookup/system/*/history/year",
        "/lookup/system/*/members",
        "/lookup/system/*/members/*",
        "/manage",
        "/manage/add",
        "/manage/file",
        "/manage/followed",
        "/manage/groups",
        "/manage/groups/*",
        "/manage/groups/*/members",
        "/manage/groups/bulk",
        "/manage/groups/new",
        "/manage/members",
        "/manage/members/*",
        "/manage/members/*/groups",
        "/manage/members/bulk",
        "/manage/members/new",
        "/manage/members/proxies",
        "/manage/servers",
        "/manage/servers/*",
        "/manage/servers/*/autoproxy",
        "/manage/servers/*/members",
        "/manage/servers/*/system",
        "/manage/system",
        "/settings",
        "/status",
        "/status/list",
        "/status/table",
        "/status/tile",
        "/switch",
    };

    private Screens() {}

    /** Whether an encoded path, without query, leads to a screen. */
    static boolean has(String path) {
        String[] parts = path.split("/");
        for (String screen : PATHS) {
            if (matches(screen.split("/"), parts)) return true;
        }
        return false;
    }

    private static boolean matches(String[] screen, String[] parts) {
        if (screen.length != parts.length) return false;
        for (int index = 0; index < parts.length; index++) {
            boolean isSame = screen[index].equals("*") ? isValue(parts[index]) : screen[index].equalsIgnoreCase(parts[index]);
            if (!isSame) return false;
        }
        return true;
    }

    /** Whether a part is only a value: not empty, and not a path, also after decoding. */
    private static boolean isValue(String part) {
        String value = decode(part);
        return value != null && !value.isEmpty() && !value.equals(".") && !value.equals("..") && !value.matches("(?s).*[/\\\\\\x00].*");
    }

    /** A part of a path without its escapes, or null if they are invalid. */
    static String decode(String text) {
        try {
            return URLDecoder.decode(text.replace("+", "%2B"), "UTF-8");
        } catch (UnsupportedEncodingException | IllegalArgumentException error) {
            return null;
        }
    }
}
