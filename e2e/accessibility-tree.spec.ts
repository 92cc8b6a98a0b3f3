import { expect, test } from './fixtures.ts';
import { logIn } from './pages/log-in.ts';
import { StatusPage } from './pages/status-page.ts';

test.use({ followed: ['exmpl', 'tidal', 'drift'] });

test('the main controls of each main screen have the right names and states for assistive technology', async ({
  page,
  app,
  service,
  open,
}) => {
  await logIn(page, app, service);
  const main = page.getByRole('main');

  await test.step('status', async () => {
    await open('/status/list');
    await new StatusPage(page).waitForFronts('exmpl', 'tidal', 'drift');
    await expect(page.getByRole('navigation', { name: 'Main' })).toMatchAriaSnapshot(`
      - navigation "Main":
        - list:
          - listitem:
            - link "Status"
          - listitem:
            - link "Switch"
          - listitem:
            - link "Lookup"
          - listitem:
            - link "Manage"
          - listitem:
            - button "Search or switch"
          - listitem:
            - link "Settings"
    `);
    await expect(page.locator('[aria-current="page"]')).toHaveText(['Status', 'List']);
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - heading "Status" [level=1]
        - button "Display options"
        - button "Refresh"
        - navigation "Layout":
          - list:
            - listitem:
              - link "Tiles"
            - listitem:
              - link "List"
            - listitem:
              - link "Table"
        - search:
          - searchbox "Search by name, ID or fronter"
        - list "Followed systems":
          - listitem:
            - heading "Lantern House they/them" [level=2]:
              - button "Lantern House they/them"
            - list "Juniper 🌿 and Moss are fronting":
              - listitem:
                - button "Juniper 🌿 she/her"
              - listitem:
                - button "Moss moss/mosself"
          - listitem:
            - heading "Tidepool they/them" [level=2]
            - text: Hasn’t shared who is fronting
          - listitem:
            - heading "Driftwood" [level=2]
            - text: Switched out
    `);
  });

  await test.step('switch', async () => {
    await open('/switch');
    await expect(page.getByRole('group', { name: 'Last fronts' })).toBeVisible();
    await page.getByRole('list', { name: 'All members' }).getByRole('button', { name: /^Cas/ }).click();
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - heading "Switch" [level=1]
        - button "Options"
        - region "Fronting now":
          - heading "Fronting now" [level=2]
          - button "Choose everyone fronting"
          - button "Save this front…"
          - button "Switch out"
          - list "Fronting now":
            - listitem:
              - button "Juniper 🌿 Primary"
            - listitem:
              - button "Moss moss/mosself"
        - region "All members":
          - heading "All members" [level=2]
          - search:
            - searchbox "Find members"
          - status: 14 members
          - list "All members":
            - listitem:
              - button /Cas/ [pressed]
            - listitem:
              - button "Harbour they/them"
        - region "Next front":
          - heading "Next front" [level=2]
          - button "Clear"
          - group "When":
            - button "Now" [pressed]
            - button "5 minutes ago"
          - button /^Switch to Cas/
        - region "Recent switches":
          - list "Recent switches"
    `);
  });

  await test.step('a system', async () => {
    await open('/lookup/system/exmpl/members');
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - article:
          - heading "Lantern House" [level=1]
          - link "Edit"
          - button "More for Lantern House"
        - navigation "About this system":
          - link /Fronters/
          - link "Members 14"
          - link /Groups/
        - region "Members":
          - search:
            - searchbox "Find members"
            - button "Filters"
          - status: 14 members
          - radiogroup "Layout":
            - radio "List" [checked]
            - radio "Table"
            - radio "Cards"
          - 'button "View: Name"'
          - list "Members":
            - listitem:
              - link /Asleep/
    `);
    // Only the visible part is rendered; screen readers still get the position.
    const second = page.getByRole('list', { name: 'Members' }).getByRole('listitem').nth(1);
    await expect(second).toHaveAttribute('aria-setsize', '14');
    await expect(second).toHaveAttribute('aria-posinset', '2');
  });

  await test.step('a form', async () => {
    await open('/manage/members/new');
    const form = page.getByRole('form');
    await form.getByRole('button', { name: 'Create member' }).click();
    const name = form.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(/Key name is required, but wasn't supplied/);
  });

  await test.step('settings', async () => {
    await open('/settings');
    await expect(page.getByRole('region', { name: 'Keyboard' })).toMatchAriaSnapshot(`
      - region "Keyboard":
        - heading "Keyboard" [level=2]
        - switch "Single-key shortcuts" [checked]
        - button "Show all shortcuts"
    `);
    await expect(page.getByRole('radiogroup', { name: 'Theme' })).toMatchAriaSnapshot(`
      - radiogroup "Theme":
        - radio "Device"
        - radio "Light" [checked]
        - radio "Dark"
    `);
  });
});

test('forced colours leave focus, choice and switches visible', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open('/settings');
  const option = page.getByRole('radiogroup', { name: 'Theme' }).locator('label');
  const background = (index: number) =>
    option.nth(index).evaluate((label) => getComputedStyle(label).backgroundColor);
  await expect(option.filter({ hasText: 'Device' })).toBeVisible();
  const chosen = await page
    .getByRole('radiogroup', { name: 'Theme' })
    .getByRole('radio')
    .evaluateAll((radios) => radios.findIndex((radio) => radio.matches(':checked')));
  expect(await background(chosen)).not.toBe(await background((chosen + 1) % 3));

  const keys = page.getByRole('switch', { name: 'Single-key shortcuts' });
  const track = keys.locator('xpath=following-sibling::*[1]');
  const colour = () => track.evaluate((it) => getComputedStyle(it).backgroundColor);
  await expect(keys).toBeChecked();
  const on = await colour();
  await keys.press('Space');
  await expect(keys).not.toBeChecked();
  await expect.poll(colour).not.toBe(on);
  const search = page.getByRole('searchbox').first();
  await search.focus();
  const ring = await search.evaluate((it) => getComputedStyle(it).outlineStyle);
  expect(ring).toBe('solid');
});
