const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../**/*.de.ts', { eager: true });

/** The German catalogue by the names of its parts, from every `*.de.ts` of the app. */
export const german: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(files));
