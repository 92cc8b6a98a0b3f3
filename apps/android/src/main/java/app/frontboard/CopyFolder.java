package app.frontboard;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.ContentResolver;
import android.content.Intent;
import android.content.SharedPreferences;
import android.net.Uri;
import android.provider.DocumentsContract;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;

/**
 * The folder for dated copies of systems. The page never names a place: the person chooses the folder in Android's own dialog. Only files that
 * this class has written are ever deleted, and only while they are as it wrote them.
 */
final class CopyFolder {
    static final int REQUEST = 4;

    private static final String FOLDER = "copy-folder";
    private static final String FILES = "copy-files";
    private static final String UNFINISHED = "copy-unfinished";
    private static final String NAME = "frontboard-[a-z0-9]{1,20}-\\d{4}-\\d\\d-\\d\\d\\.json";
    private static final String SYSTEM = "[0-9a-zA-Z-]{1,64}";
    private static final int MOST_COPIES = 1000;
    private static final int ACCESS = Intent.FLAG_GRANT_READ_URI_PERMISSION | Intent.FLAG_GRANT_WRITE_URI_PERMISSION;

    private final MainActivity activity;

    CopyFolder(MainActivity activity) {
        this.activity = activity;
    }

    /** The folder as people know it, such as `Documents/Copies`; empty while none is chosen. */
    String where() {
        Uri tree = tree();
        if (tree == null) return "";
        String id = DocumentsContract.getTreeDocumentId(tree);
        String path = id.substring(id.indexOf(':') + 1);
        return path.isEmpty() ? id : path;
    }

    /** Lets the person choose; the page learns through `frontboardPage.onCopyFolder` that it has ended. */
    void choose() {
        Intent intent = new Intent(Intent.ACTION_OPEN_DOCUMENT_TREE)
                .addFlags(ACCESS | Intent.FLAG_GRANT_PERSISTABLE_URI_PERMISSION);
        try {
            activity.startActivityForResult(intent, REQUEST);
        } catch (ActivityNotFoundException error) {
            activity.say(R.string.no_folder_app);
            activity.reportCopyFolder();
        }
    }

    /** Receives the chosen folder, or that none was chosen. */
    void finish(int result, Intent data) {
        Uri chosen = result == Activity.RESULT_OK && data != null ? data.getData() : null;
        if (chosen != null && keepAccess(chosen)) {
            Uri former = tree();
            memory().edit().putString(FOLDER, chosen.toString()).apply();
            if (former != null && !former.toString().equals(chosen.toString())) giveBack(former);
        }
        activity.reportCopyFolder();
    }

    /** Without this the access ends with the app. */
    private boolean keepAccess(Uri tree) {
        try {
            resolver().takePersistableUriPermission(tree, ACCESS);
            return true;
        } catch (SecurityException error) {
            activity.say(R.string.no_folder_access);
            return false;
        }
    }

    private void giveBack(Uri tree) {
        try {
            resolver().releasePersistableUriPermission(tree, ACCESS);
        } catch (SecurityException error) {
            // The access was withdrawn before.
        }
    }

    /** Writes a copy: `written`, or why not. One after the other, and never on the thread of the window. */
    synchronized String write(String system, String name, int keep, String text) {
        if (!name.matches(NAME) || !system.matches(SYSTEM) || keep < 1 || keep > MOST_COPIES) return "failed";
        Uri tree = tree();
        if (tree == null) return "no-folder";
        try {
            deleteUnfinished();
            Uri folder = DocumentsContract.buildDocumentUriUsingTree(tree, DocumentsContract.getTreeDocumentId(tree));
            byte[] bytes = text.getBytes(Charset.forName("UTF-8"));
            String hash = hash(bytes);
            OwnFile former = find(folder, system, name);
            Uri file = writeWhole(folder, name, bytes, hash, former);
            List<OwnFile> files = files();
            files.add(new OwnFile(system, folder.toString(), name, file.toString(), hash));
            save(files);
            prune(folder, system, keep);
            return "written";
        } catch (IOException | RuntimeException error) {
            deleteUnfinished();
            return problemOf(error);
        }
    }

    /** The files stay, and nothing deletes them later. */
    synchronized void forget(String system) {
        List<OwnFile> left = new ArrayList<>();
        for (OwnFile file : files()) if (!file.system.equals(system)) left.add(file);
        save(left);
    }

    /**
     * Writes under another name first, so that a copy exists completely or not at all. Where a folder cannot rename, it is written again. A
     * file of that name that this class has not written stays: Android then adds a number to the new name.
     */
    private Uri writeWhole(Uri folder, String name, byte[] bytes, String hash, OwnFile former) throws IOException {
        Uri part = create(folder, "application/octet-stream", name + ".part");
        writeAndCheck(part, bytes, hash);
        if (former != null) deleteOwn(former);
        Uri renamed = rename(part, name);
        if (renamed == null) {
            delete(part);
            renamed = create(folder, "application/json", name);
            writeAndCheck(renamed, bytes, hash);
        }
        memory().edit().putString(UNFINISHED, null).apply();
        return renamed;
    }

    private Uri create(Uri folder, String type, String name) throws IOException {
        Uri file = DocumentsContract.createDocument(resolver(), folder, type, name);
        if (file == null) throw new FileNotFoundException();
        memory().edit().putString(UNFINISHED, file.toString()).apply();
        return file;
    }

    /** Reads again what was written: some folders report a full device late or never. */
    private void writeAndCheck(Uri file, byte[] bytes, String hash) throws IOException {
        try (OutputStream out = resolver().openOutputStream(file, "wt")) {
            if (out == null) throw new FileNotFoundException();
            out.write(bytes);
        }
        if (!hash.equals(hashOf(file))) throw new IOException("not as it was written");
    }

    private Uri rename(Uri file, String name) {
        try {
            return DocumentsContract.renameDocument(resolver(), file, name);
        } catch (FileNotFoundException | RuntimeException error) {
            return null;
        }
    }

    /** Deletes all but the newest copies of a system in this folder. */
    private void prune(Uri folder, String system, int keep) {
        List<OwnFile> copies = new ArrayList<>();
        for (OwnFile file : files()) if (file.isOf(folder, system)) copies.add(file);
        for (int old = 0; old < copies.size() - keep; old++) deleteOwn(copies.get(old));
    }

    /** Deletes a file that this class has written, unless it was changed since: then it is no longer a copy. */
    private void deleteOwn(OwnFile file) {
        Uri uri = Uri.parse(file.uri);
        if (file.hash.equals(hashOf(uri))) delete(uri);
        List<OwnFile> left = new ArrayList<>();
        for (OwnFile one : files()) if (!one.uri.equals(file.uri)) left.add(one);
        save(left);
    }

    private void deleteUnfinished() {
        String unfinished = memory().getString(UNFINISHED, null);
        if (unfinished == null) return;
        delete(Uri.parse(unfinished));
        memory().edit().putString(UNFINISHED, null).apply();
    }

    private void delete(Uri file) {
        try {
            DocumentsContract.deleteDocument(resolver(), file);
        } catch (FileNotFoundException | RuntimeException error) {
            // It was deleted, or the folder was.
        }
    }

    private OwnFile find(Uri folder, String system, String name) {
        for (OwnFile file : files()) if (file.isOf(folder, system) && file.name.equals(name)) return file;
        return null;
    }

    /** Empty for a file that cannot be read. */
    private String hashOf(Uri file) {
        try (InputStream in = resolver().openInputStream(file)) {
            if (in == null) return "";
            MessageDigest digest = digest();
            byte[] buffer = new byte[65536];
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) digest.update(buffer, 0, count);
            return hex(digest.digest());
        } catch (IOException | RuntimeException error) {
            return "";
        }
    }

    private static String hash(byte[] bytes) {
        return hex(digest().digest(bytes));
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException error) {
            throw new IllegalStateException(error);
        }
    }

    private static String hex(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte one : bytes) text.append(String.format("%02x", one));
        return text.toString();
    }

    private static String problemOf(Throwable error) {
        for (Throwable one = error; one != null; one = one.getCause()) {
            String message = String.valueOf(one.getMessage());
            if (message.contains("ENOSPC") || message.contains("EDQUOT")) return "full";
            if (one instanceof SecurityException || message.contains("EACCES")) return "refused";
        }
        // Android refuses a deleted folder as an invalid argument.
        return error instanceof FileNotFoundException || error instanceof IllegalArgumentException ? "missing" : "failed";
    }

    private Uri tree() {
        String chosen = memory().getString(FOLDER, null);
        return chosen == null ? null : Uri.parse(chosen);
    }

    private List<OwnFile> files() {
        List<OwnFile> files = new ArrayList<>();
        for (String line : memory().getString(FILES, "").split("\n")) {
            String[] parts = line.split("\t");
            if (parts.length == 5) files.add(new OwnFile(parts[0], parts[1], parts[2], parts[3], parts[4]));
        }
        return files;
    }

    private void save(List<OwnFile> files) {
        StringBuilder text = new StringBuilder();
        for (OwnFile file : files) text.append(file.line()).append('\n');
        memory().edit().putString(FILES, text.toString()).apply();
    }

    private ContentResolver resolver() {
        return activity.getContentResolver();
    }

    private SharedPreferences memory() {
        return activity.getPreferences(Activity.MODE_PRIVATE);
    }

    /** A file that this class has written. */
    private static final class OwnFile {
        final String system;
        final String folder;
        final String name;
        final String uri;
        final String hash;

        OwnFile(String system, String folder, String name, String uri, String hash) {
            this.system = system;
            this.folder = folder;
            this.name = name;
            this.uri = uri;
            this.hash = hash;
        }

        boolean isOf(Uri folder, String system) {
            return this.folder.equals(folder.toString()) && this.system.equals(system);
        }

        String line() {
            return system + '\t' + folder + '\t' + name + '\t' + uri + '\t' + hash;
        }
    }
}
