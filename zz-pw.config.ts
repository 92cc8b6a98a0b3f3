import base from './playwright.config.ts';
const lo: any = { ...(base.use as any).launchOptions };
const extra = (process.env.X_ARGS ?? '').split(' ').filter(Boolean);
const drop = (process.env.X_DROP ?? '').split(' ').filter(Boolean);
lo.args = [...lo.args.filter((a: string) => !drop.includes(a)), ...extra];
if (drop.length) lo.ignoreDefaultArgs = drop;
export default { ...base, testDir: 'e2e', use: { ...base.use, launchOptions: lo } };
