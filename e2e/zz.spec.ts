import { remember, test } from './fixtures.ts';
import { signIn } from './pages/signed-in.ts';

test.use({ followed: ['exmpl'] });
test('all', async ({ page, app, service, open }) => {
  test.setTimeout(200_000);
  const names = new Set<string>();
  const take = (v: unknown): void => {
    if (Array.isArray(v)) v.forEach(take);
    else if (typeof v === 'object' && v !== null)
      for (const [k, x] of Object.entries(v)) {
        if ((k === 'name' || k === 'display_name') && typeof x === 'string' && x.length > 2) names.add(x);
        else take(x);
      }
  };
  let memberId = '';
  let groupId = '';
  page.on('response', (r) => {
    if (r.url().startsWith(service.url) && r.request().method() !== 'OPTIONS')
      void r.json().then(
        (b) => {
          take(b);
          if (/members$/.test(r.url())) memberId ||= b[0].id;
          if (/groups/.test(r.url())) groupId ||= b[0]?.id;
        },
        () => {},
      );
  });
  await signIn(page, app, service);
  await remember(page, app, {
    preferences: { version: 1, discreet: true, runningTimes: false, images: 'none' },
  });
  await open('/status');
  const images: string[] = [];
  page.on('request', (r) => {
    if (r.resourceType() === 'image' && !r.url().startsWith(app.url)) images.push(r.url());
  });
  for (const path of [
    '/status/tile',
    '/status/list',
    '/status/table',
    '/lookup',
    '/lookup/system/exmpl/fronters',
    '/lookup/system/exmpl/members',
    '/lookup/system/exmpl/groups',
    '/switch',
    '/manage',
    '/manage/add',
    '/manage/system',
    '/manage/members',
    '/manage/members/M',
    '/manage/members/M/groups',
    '/lookup/member/M',
    '/lookup/group/G',
    '/manage/groups',
    '/manage/groups/G',
    '/manage/groups/G/members',
    '/manage/servers',
    '/history',
    '/settings',
    '/debug',
  ]) {
    await page.goto(app.url + path.replace('M', memberId).replace('G', groupId));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(2000);
    const text = await page.evaluate(() => {
      const out: string[] = [document.title];
      const w = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let n = w.nextNode(); n; n = w.nextNode()) {
        const e = n instanceof Element ? n : n.parentElement;
        if (!e?.checkVisibility() || e.closest('script,style')) continue;
        if (n instanceof Element)
          for (const a of ['aria-label', 'title', 'alt']) out.push(n.getAttribute(a) ?? '');
        else out.push(n.textContent ?? '');
      }
      return out;
    });
    const leaks = [...new Set(text.filter((t) => [...names].some((n) => t.includes(n))))].slice(0, 8);
    const running = text
      .filter((t) => /\d (seconds?|minutes?|hours?|days?|weeks?|months?|years?) ago|just now/.test(t))
      .slice(0, 4);
    const sharp = await page.evaluate(() =>
      [...document.querySelectorAll('img')]
        .filter((i) => i.checkVisibility() && !getComputedStyle(i).filter.includes('blur'))
        .map((i) => i.alt + i.src.slice(0, 30)),
    );
    console.log(
      path,
      JSON.stringify(leaks),
      'RUN',
      JSON.stringify(running),
      'IMG',
      images.length,
      JSON.stringify(sharp),
    );
  }
});
