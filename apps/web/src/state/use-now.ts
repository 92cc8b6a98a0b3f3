/** The time in milliseconds since 1970, renewed every `everyMs`. All users share one timer, which rests while hidden. */
export declare function useNow(everyMs: number): number;
