package app.frontboard;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.ClipData;
import android.content.Intent;
import android.net.Uri;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient.FileChooserParams;

/** Lets the page's file fields choose files of the device. */
final class FileChooser {
    static final int REQUEST = 1;

    private final MainActivity activity;
    private ValueCallback<Uri[]> waiting;

    FileChooser(MainActivity activity) {
        this.activity = activity;
    }

    void choose(ValueCallback<Uri[]> onChosen, FileChooserParams params) {
        // The page must get an answer to every choice, or its field stays locked.
        answer(null);
        waiting = onChosen;
        // Any type: many apps don't know the type of a backup, and the page checks the content.
        Intent intent = params.createIntent().setType("*/*");
        boolean isMultiple = params.getMode() == FileChooserParams.MODE_OPEN_MULTIPLE;
        if (isMultiple) intent.putExtra(Intent.EXTRA_ALLOW_MULTIPLE, true);
        try {
            activity.startActivityForResult(intent, REQUEST);
        } catch (ActivityNotFoundException error) {
            answer(null);
            activity.say(R.string.no_file_app);
        }
    }

    /** Receives the answer of the other app. */
    void finish(int result, Intent data) {
        answer(result == Activity.RESULT_OK && data != null ? chosen(data) : null);
    }

    private static Uri[] chosen(Intent data) {
        ClipData several = data.getClipData();
        if (several == null) return data.getData() == null ? null : new Uri[] {data.getData()};
        Uri[] files = new Uri[several.getItemCount()];
        for (int index = 0; index < files.length; index++) files[index] = several.getItemAt(index).getUri();
        return files;
    }

    private void answer(Uri[] files) {
        if (waiting != null) waiting.onReceiveValue(files);
        waiting = null;
    }
}
