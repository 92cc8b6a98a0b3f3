import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';

/** The longest text of an annotation, in UTF-16 units. Ten such texts are a tenth of what browsers store for a site. */
export const LONGEST_ANNOTATION = 20_000;

export const annotationSchema = v.object({
  /** Markdown. */
  text: v.string(),
  /** Short labels. */
  marks: v.array(v.string()),
  /** When it was last changed, in milliseconds since 1970. */
  atMs: v.number(),
});

/** What a person has written on this device about a member, a group, a switch or a followed system. */
export type Annotation = DeepReadonly<v.InferOutput<typeof annotationSchema>>;

/** The longest mark, in UTF-16 units. */
export const LONGEST_MARK = 40;

/** More would be a text. */
export const MOST_MARKS = 8;
