package app.frontboard;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.net.Uri;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Saves a file of the page, such as a backup, where the person chooses. A WebView has no downloads. */
final class FileSaver {
    static final int REQUEST = 2;

    private final MainActivity activity;

    FileSaver(MainActivity activity) {
        this.activity = activity;
    }

    /** Asks where to save. Until then the content is in a private file, because Android may end the app in the meantime. */
    void save(String name, String type, byte[] content) {
        try (OutputStream out = new FileOutputStream(waitingFile())) {
            out.write(content);
        } catch (IOException error) {
            activity.say(R.string.not_saved);
            return;
        }
        Intent intent = new Intent(Intent.ACTION_CREATE_DOCUMENT)
                .addCategory(Intent.CATEGORY_OPENABLE)
                .setType(type)
                .putExtra(Intent.EXTRA_TITLE, name);
        try {
            activity.startActivityForResult(intent, REQUEST);
        } catch (ActivityNotFoundException error) {
            forget();
            activity.say(R.string.no_file_app);
        }
    }

    /** Receives the chosen place, or that none was chosen. */
    void finish(int result, Intent data) {
        Uri place = result == Activity.RESULT_OK && data != null ? data.getData() : null;
        if (place != null) activity.say(copyTo(place) ? R.string.saved : R.string.not_saved);
        forget();
    }

    private boolean copyTo(Uri place) {
        try (InputStream in = new FileInputStream(waitingFile());
                OutputStream out = activity.getContentResolver().openOutputStream(place, "wt")) {
            if (out == null) throw new FileNotFoundException();
            byte[] buffer = new byte[65536];
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) out.write(buffer, 0, count);
            return true;
        } catch (IOException | SecurityException error) {
            return false;
        }
    }

    /** The waiting content may be private: it is deleted as soon as it is not needed. */
    void forget() {
        waitingFile().delete();
    }

    private File waitingFile() {
        return new File(activity.getCacheDir(), "waiting-to-be-saved");
    }
}
