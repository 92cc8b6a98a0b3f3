package app.frontboard;

import android.content.Context;
import android.content.Intent;
import android.content.pm.ShortcutInfo;
import android.content.pm.ShortcutManager;
import android.graphics.drawable.Icon;
import android.net.Uri;
import android.os.Build;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Saved fronts as shortcuts of the launcher. Android stores what they say outside of the app, so the page passes only what the person wants
 * there, and one that is gone loses its words, also where somebody has put it on a home screen, from which no app can remove it.
 */
final class LauncherFronts {
    /** No launcher shows more. */
    private static final int MOST = 4;
    private static final String PREFIX = "front-";

    private final MainActivity activity;

    LauncherFronts(MainActivity activity) {
        this.activity = activity;
    }

    /** Shows these fronts, and no others. The first are in the launcher's menu; the others stay where they are on a home screen. */
    void show(String[] ids, String[] labels, String[] paths) {
        // Earlier versions have no shortcuts.
        if (Build.VERSION.SDK_INT < 25) return;
        ShortcutManager manager = (ShortcutManager) activity.getSystemService(Context.SHORTCUT_SERVICE);
        if (manager == null) return;
        List<String> known = new ArrayList<>();
        List<ShortcutInfo> fronts = new ArrayList<>();
        for (int index = 0; index < ids.length; index++) {
            known.add(PREFIX + ids[index]);
            fronts.add(shortcut(PREFIX + ids[index], index, labels[index], paths[index]));
        }
        int most = Math.min(MOST, manager.getMaxShortcutCountPerActivity() - manager.getManifestShortcuts().size());
        manager.setDynamicShortcuts(fronts.subList(0, Math.max(0, Math.min(most, fronts.size()))));
        updatePinned(manager, known, fronts);
    }

    private void updatePinned(ShortcutManager manager, List<String> known, List<ShortcutInfo> fronts) {
        for (ShortcutInfo pinned : manager.getPinnedShortcuts()) {
            String id = pinned.getId();
            // Shortcuts of the manifest can't be changed.
            if (!id.startsWith(PREFIX)) continue;
            List<String> one = Arrays.asList(id);
            int index = known.indexOf(id);
            if (index >= 0) {
                manager.enableShortcuts(one);
                manager.updateShortcuts(fronts.subList(index, index + 1));
            } else {
                String nothing = activity.getString(R.string.shortcut_switch);
                manager.updateShortcuts(Arrays.asList(shortcut(id, 0, nothing, "/switch")));
                manager.disableShortcuts(one, activity.getString(R.string.front_gone));
            }
        }
    }

    private ShortcutInfo shortcut(String id, int rank, String label, String path) {
        Intent open = new Intent(Intent.ACTION_VIEW, Uri.parse(Pages.OWN_SCHEME + path), activity, MainActivity.class);
        return new ShortcutInfo.Builder(activity, id)
                .setShortLabel(label)
                .setIcon(Icon.createWithResource(activity, R.mipmap.ic_launcher))
                .setIntent(open)
                .setRank(rank)
                .build();
    }
}
