package app.frontboard;

import android.StandIn;
import android.content.ClipData;
import android.content.ContentResolver;
import android.content.Intent;
import android.content.SharedPreferences;
import android.content.pm.ApplicationInfo;
import android.content.pm.ShortcutInfo;
import android.content.pm.ShortcutManager;
import android.content.res.AssetManager;
import android.content.res.Resources;
import android.graphics.Insets;
import android.net.Uri;
import android.os.Bundle;
import android.view.View;
import android.view.Window;
import android.view.WindowInsets;
import android.view.WindowInsetsController;
import android.webkit.PermissionRequest;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;
import android.webkit.WebSettings;
import android.webkit.WebView;
import android.webkit.WebViewClient;
import android.window.OnBackInvokedCallback;
import android.window.OnBackInvokedDispatcher;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Walks the app's own classes over a stand-in for Android (stand-in.ts). Each line of the input is a step: what happens to the app, with
 * its values encoded after it. Each line of the output is the same step's calls to Android, joined by tabs.
 */
final class ActivityWalk implements StandIn.Answers {
    private final List<String> calls = new ArrayList<>();
    private final Map<Object, String[]> intents = new IdentityHashMap<>();
    private final Map<String, Object> facts = new HashMap<>();
    private final Map<Object, Object> memory = new HashMap<>();
    private final File folder = Files.createTempDirectory("frontboard-folder-").toFile();
    private final File cache = Files.createTempDirectory("frontboard-walk-").toFile();
    private final ByteArrayOutputStream saved = new ByteArrayOutputStream();
    private MainActivity activity;
    private WebViewClient client;
    private WebChromeClient chooser;
    private View.OnApplyWindowInsetsListener bars;
    private OnBackInvokedCallback back;
    private PermissionRequest asked;
    private final Map<Object, String> shortcuts = new IdentityHashMap<>();
    private final List<String> pinned = new ArrayList<>();
    private Object bridge;
    private Intent intent;

    private ActivityWalk() throws Exception {}

    public static void main(String[] none) throws Exception {
        ActivityWalk walk = new ActivityWalk();
        StandIn.answers = walk;
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] step = line.split(" ");
            for (int index = 0; index < step.length; index++) step[index] = URLDecoder.decode(step[index], "UTF-8");
            walk.calls.clear();
            walk.take(step);
            System.out.println(String.join("\t", walk.calls).replace("\n", "\\n"));
        }
        for (File place : new File[] {walk.cache, walk.folder}) {
            if (!place.exists()) continue;
            for (File file : place.listFiles()) file.delete();
            place.delete();
        }
    }

    private void take(String[] step) throws Exception {
        switch (step[0]) {
            case "fact":
                facts.put(step[1], step[2].matches("-?\\d+") ? (Object) Integer.valueOf(step[2]) : step[2].equals("true"));
                return;
            case "at":
                facts.put("address", step[1]);
                return;
            case "userAgent":
                facts.put("userAgent", step[1]);
                return;
            case "pageAnswers":
                facts.put("pageAnswer", step[1]);
                return;
            case "start":
                intent = intent(step);
                activity = new MainActivity();
                activity.onCreate(null);
                return;
            case "restart":
                Bundle kept = new Bundle();
                activity.onSaveInstanceState(kept);
                activity.onDestroy();
                calls.clear();
                intent = intent(new String[] {"restart", "android.intent.action.MAIN"});
                activity = new MainActivity();
                activity.onCreate(kept);
                return;
            case "newIntent":
                activity.onNewIntent(intent(step));
                return;
            case "folder":
                // Changes the chosen folder from outside: a file with a text, without one, or the whole folder.
                File changed = step.length > 1 ? new File(folder, step[1]) : folder;
                if (step.length > 2) Files.write(changed.toPath(), step[2].getBytes(StandardCharsets.UTF_8));
                else changed.delete();
                return;
            case "files":
                File[] there = folder.listFiles();
                Arrays.sort(there);
                for (File file : there) calls.add(file.getName() + "=" + new String(Files.readAllBytes(file.toPath()), StandardCharsets.UTF_8));
                return;
            case "visit":
                client.doUpdateVisitedHistory(null, step[1], false);
                return;
            case "backPressed":
                activity.onBackPressed();
                return;
            case "backInvoked":
                back.onBackInvoked();
                return;
            case "insets":
                bars.onApplyWindowInsets(new View(), new WindowInsets());
                return;
            case "processGone":
                client.onRenderProcessGone(new WebView(activity), null);
                return;
            case "link":
                calls.add("kept " + !client.shouldOverrideUrlLoading(null, request(step[1], step.length < 3)));
                return;
            case "get":
                WebResourceResponse answer = client.shouldInterceptRequest(null, request(step[1], true));
                if (answer == null) calls.add("to the network");
                return;
            case "choose":
                chooser.onShowFileChooser(null, uris -> calls.add("chosen " + rendered(uris)), new WebChromeClient.FileChooserParams());
                return;
            case "result":
                Intent data = new Intent("result");
                intents.put(data, new String[] {"result", step.length > 3 ? step[3] : null});
                activity.onActivityResult(Integer.parseInt(step[1]), Integer.parseInt(step[2]), data);
                if (saved.size() > 0) calls.add("written " + saved.toString("UTF-8"));
                saved.reset();
                calls.add("left behind " + cache.list().length);
                return;
            case "permission":
                activity.onRequestPermissionsResult(PageNotifications.REQUEST, new String[0], new int[0]);
                return;
            case "askForCamera":
                asked = pagePermission(step[1], step[2].split(";"));
                chooser.onPermissionRequest(asked);
                return;
            case "cameraAnswered":
                activity.onRequestPermissionsResult(CameraAccess.REQUEST, new String[0], new int[0]);
                return;
            case "cameraCanceled":
                chooser.onPermissionRequestCanceled(asked);
                return;
            case "pinned":
                pinned.clear();
                pinned.addAll(Arrays.asList(step).subList(1, step.length));
                return;
            case "bridge":
                Method method = Stream.of(bridge.getClass().getMethods()).filter(one -> one.getName().equals(step[1])).findFirst().get();
                Object[] values = Stream.of(step).skip(2).toArray();
                for (int index = 0; index < values.length; index++) {
                    if (method.getParameterTypes()[index] == boolean.class) values[index] = Boolean.valueOf((String) values[index]);
                    if (method.getParameterTypes()[index] == int.class) values[index] = Integer.valueOf((String) values[index]);
                    // A list is one value of the step, as WebView passes one array.
                    if (method.getParameterTypes()[index] == String[].class)
                        values[index] = values[index].equals("none") ? new String[0] : ((String) values[index]).split(";");
                }
                method.setAccessible(true);
                Object told = method.invoke(bridge, values);
                for (Thread one : Thread.getAllStackTraces().keySet()) if (one.getName().equals("copy")) one.join();
                if (told != null) calls.add("told " + told);
                return;
            default:
                throw new IllegalArgumentException(step[0]);
        }
    }

    private Intent intent(String[] step) {
        Intent made = new Intent(step[1]);
        intents.put(made, new String[] {step[1], step.length > 2 ? step[2] : null});
        calls.clear();
        return made;
    }

    private static WebResourceRequest request(String url, boolean isMain) {
        return standIn(WebResourceRequest.class, (name, values) -> {
            if (name.equals("getUrl")) return new Address(url);
            return name.equals("getMethod") ? (Object) "GET" : (Object) isMain;
        });
    }

    private PermissionRequest pagePermission(String origin, String[] resources) {
        return new PermissionRequest() {
            @Override
            public Uri getOrigin() {
                return new Address(origin);
            }

            @Override
            public String[] getResources() {
                return resources;
            }

            @Override
            public void grant(String[] granted) {
                calls.add("granted " + String.join(" + ", granted));
            }

            @Override
            public void deny() {
                calls.add("denied");
            }
        };
    }

    /** A shortcut with this id, and after `=` its label. */
    private ShortcutInfo shortcut(String id) {
        ShortcutInfo made = new ShortcutInfo();
        shortcuts.put(made, id);
        return made;
    }

    private interface Behaviour {
        Object call(String name, Object[] values) throws Exception;
    }

    private static <T> T standIn(Class<T> type, Behaviour behaviour) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (self, method, values) -> behaviour.call(method.getName(), values)));
    }

    /** An interface whose calls are noted as calls of classes are. */
    private <T> T noted(Class<T> type) {
        return standIn(type, (name, values) -> {
            Object[] passed = values == null ? new Object[0] : values;
            return call(void.class, type.getSimpleName() + "." + name, null, passed);
        });
    }

    private static final class Address extends Uri {
        private final URI uri;

        Address(String text) {
            uri = URI.create(text);
        }

        @Override
        public String getScheme() {
            return uri.getScheme();
        }

        @Override
        public String getHost() {
            return uri.getHost();
        }

        @Override
        public int getPort() {
            return uri.getPort();
        }

        @Override
        public String getEncodedPath() {
            return uri.getRawPath();
        }

        @Override
        public String getQueryParameter(String key) {
            return uri.getQuery() == null ? null : uri.getQuery().substring(key.length() + 1);
        }

        @Override
        public String toString() {
            return uri.toString();
        }
    }

    @Override
    public Object call(Class<?> type, String name, Object self, Object[] values) throws Exception {
        Object answer = answer(name, self, values);
        if (isTold(name)) calls.add(name + Stream.of(values).map(this::rendered).collect(Collectors.joining(", ", "(", ")")));
        if (answer == null && type == boolean.class) return facts.getOrDefault(name, false);
        if (answer == null && type == int.class) return facts.getOrDefault(name, 0);
        return answer == null && type != null && type.isInstance(self) ? self : answer;
    }

    /** What only reads, or only makes what something else is told with, is not noted. */
    private static boolean isTold(String name) {
        String method = name.substring(name.indexOf('.') + 1);
        String made = "new (?!Intent|WebResourceResponse)";
        String read = "get(?!Activity)|is|should|are|can|check|parse|createIntent";
        return !method.matches("(" + made + "|" + read + "|evaluate|runOn|on(?!BackPressed)[A-Z]).*");
    }

    private String rendered(Object value) {
        boolean isPlain = value instanceof Number || value instanceof Boolean || value instanceof Uri || value instanceof Map;
        if (value == null || isPlain) return String.valueOf(value);
        if (value instanceof CharSequence) return value.toString();
        if (value instanceof ShortcutInfo) return shortcuts.get(value);
        if (value instanceof List) return rendered(((List<?>) value).toArray());
        if (value instanceof Object[]) return Stream.of((Object[]) value).map(this::rendered).collect(Collectors.joining(" + "));
        return value instanceof Class ? ((Class<?>) value).getSimpleName() : "a " + value.getClass().getSimpleName();
    }

    /** The file behind an address of the folder that was chosen. */
    private File documentOf(Object uri) throws FileNotFoundException {
        if (facts.getOrDefault("isRefused", false).equals(true)) throw new SecurityException("no access");
        String name = uri.toString().substring(uri.toString().lastIndexOf('/') + 1);
        return new File(folder, name);
    }

    private static Uri documentIn(Object folder, File file) {
        return new Address(folder.toString().replaceFirst("/document/.*", "/document/") + file.getName());
    }

    /** As Android names it when there is one of that name. */
    private File unused(String name) {
        File file = new File(folder, name);
        for (int number = 1; file.exists(); number++) file = new File(folder, name.replaceFirst("(\\.json)?$", "-" + number + "$1"));
        return file;
    }

    private Object document(String name, Object[] values) throws Exception {
        if (!folder.exists()) throw new IllegalArgumentException("no such folder");
        switch (name) {
            case "DocumentsContract.createDocument":
                File made = unused((String) values[3]);
                documentOf(values[1]);
                made.createNewFile();
                return documentIn(values[1], made);
            case "DocumentsContract.deleteDocument":
                if (!documentOf(values[1]).delete()) throw new FileNotFoundException();
                return true;
            case "DocumentsContract.renameDocument":
                if (facts.getOrDefault("cannotRename", false).equals(true)) throw new UnsupportedOperationException();
                File renamed = unused((String) values[2]);
                documentOf(values[1]).renameTo(renamed);
                return documentIn(values[1], renamed);
            default:
                return null;
        }
    }

    private Object answer(String name, Object self, Object[] values) throws Exception {
        switch (name) {
            case "DocumentsContract.getTreeDocumentId":
                return "primary:Copies";
            case "DocumentsContract.buildDocumentUriUsingTree":
                return new Address(values[0] + "/document/folder");
            case "DocumentsContract.createDocument":
            case "DocumentsContract.deleteDocument":
            case "DocumentsContract.renameDocument":
                return document(name, values);
            case "ContentResolver.openInputStream":
                return new FileInputStream(documentOf(values[0]));
            case "ContentResolver.takePersistableUriPermission":
                if (facts.getOrDefault("isRefused", false).equals(true)) throw new SecurityException("no access");
                return null;
            case "Activity.getIntent":
                return intent;
            case "Activity.getOnBackInvokedDispatcher":
                return standIn(OnBackInvokedDispatcher.class, (called, passed) -> {
                    back = (OnBackInvokedCallback) passed[passed.length - 1];
                    return call(void.class, "OnBackInvokedDispatcher." + called, null, new Object[0]);
                });
            case "Activity.getPreferences":
                return preferences();
            case "Activity.getWindow":
                return new Window();
            case "Activity.runOnUiThread":
                ((Runnable) values[0]).run();
                return null;
            case "AssetManager.open":
                if (values[0].equals("web/index.html")) return new ByteArrayInputStream(new byte[0]);
                File shared = new File(System.getProperty("assets"), (String) values[0]);
                if (!shared.isFile()) throw new FileNotFoundException();
                return new FileInputStream(shared);
            case "Bundle.getString":
                return memory.get(values[0]);
            case "Bundle.putString":
                memory.put(values[0], values[1]);
                return null;
            case "ClipData.getItemAt":
                return new ClipData.Item();
            case "ContentResolver.openOutputStream":
                if (!values[0].toString().contains("/tree/")) return saved;
                if (facts.getOrDefault("isFull", false).equals(true)) throw new IOException("write failed: ENOSPC (No space left on device)");
                return new FileOutputStream(documentOf(values[0]));
            case "Context.getColor":
                return 0xfff9f9f8;
            case "Context.getString":
                return "text";
            case "ContextWrapper.checkSelfPermission":
                return facts.getOrDefault("isPermitted", false).equals(true) ? 0 : -1;
            case "ContextWrapper.getApplicationInfo":
                return new ApplicationInfo();
            case "ContextWrapper.getAssets":
                return new AssetManager();
            case "ContextWrapper.getCacheDir":
                return cache;
            case "ContextWrapper.getContentResolver":
                return new ContentResolver();
            case "ContextWrapper.getResources":
                return new Resources();
            case "ContextWrapper.getSystemService":
                return values[0].equals("shortcut") ? new ShortcutManager() : new android.app.NotificationManager();
            case "ShortcutManager.getManifestShortcuts":
                return Arrays.asList(shortcut("switch"), shortcut("status"));
            case "ShortcutManager.getPinnedShortcuts":
                return pinned.stream().map(this::shortcut).collect(Collectors.toList());
            case "ShortcutInfo.getId":
                return shortcuts.get(self).split("=")[0];
            case "new Builder":
                if (self instanceof ShortcutInfo.Builder) shortcuts.put(self, (String) values[1]);
                return null;
            case "Builder.setShortLabel":
                shortcuts.put(self, shortcuts.get(self) + "=" + values[0]);
                return null;
            case "FileChooserParams.createIntent":
                return new Intent("choose");
            case "Intent.getAction":
                return intents.get(self)[0];
            case "Intent.getData":
                return intents.get(self)[1] == null ? null : new Address(intents.get(self)[1]);
            case "Intent.getDataString":
                return "android.intent.action.VIEW".equals(intents.get(self)[0]) ? intents.get(self)[1] : null;
            case "Intent.getStringExtra":
                return intents.get(self)[1];
            case "Notification.build":
            case "Builder.build":
                if (shortcuts.containsKey(self)) return shortcut(shortcuts.get(self));
                return new android.app.Notification();
            case "PendingIntent.getActivity":
                return new android.app.PendingIntent();
            case "Color.parseColor":
                return (int) (0xff000000L | Long.parseLong(((String) values[0]).substring(1), 16));
            case "Toast.makeText":
                return new android.widget.Toast();
            case "Uri.parse":
                return new Address((String) values[0]);
            case "View.setOnApplyWindowInsetsListener":
                bars = (View.OnApplyWindowInsetsListener) values[0];
                return null;
            case "WebView.addJavascriptInterface":
                bridge = values[0];
                return null;
            case "WebView.evaluateJavascript":
                @SuppressWarnings("unchecked")
                ValueCallback<String> heard = (ValueCallback<String>) values[1];
                String answer = String.valueOf(facts.getOrDefault("pageAnswer", "false"));
                calls.add("WebView.evaluateJavascript(" + values[0] + ")");
                if (heard != null) heard.onReceiveValue(answer);
                return null;
            case "WebSettings.getUserAgentString":
                return facts.getOrDefault("userAgent", "Chrome/140.0");
            case "WebView.getUrl":
                return facts.get("address");
            case "WebView.getSettings":
                return new WebSettings();
            case "WebView.setWebChromeClient":
                chooser = (WebChromeClient) values[0];
                return null;
            case "WebView.setWebViewClient":
                client = (WebViewClient) values[0];
                return null;
            case "Window.getDecorView":
                return new View();
            case "Window.getInsetsController":
                return noted(WindowInsetsController.class);
            case "WindowInsets.getInsets":
                return new Insets();
            default:
                return null;
        }
    }

    private SharedPreferences preferences() {
        SharedPreferences.Editor[] editor = new SharedPreferences.Editor[1];
        editor[0] = standIn(SharedPreferences.Editor.class, (name, values) -> {
            if (name.startsWith("put")) memory.put(values[0], values[1]);
            return name.startsWith("put") ? editor[0] : null;
        });
        return standIn(SharedPreferences.class, (name, values) ->
                name.equals("edit") ? editor[0] : memory.get(values[0]) == null ? values[1] : memory.get(values[0]));
    }
}
