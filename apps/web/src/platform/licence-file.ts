import * as v from 'valibot';

const licencePart = v.object({
  name: v.string(),
  version: v.string(),
  /** As the package names it: `MIT`. */
  licence: v.string(),
  /** What the licence covers: Frontboard, a package in the app, or a package in the program around it. */
  place: v.picklist(['own', 'app', 'program']),
  text: v.string(),
});

/** Something that is in this build, and its licence. */
export type LicencePart = v.InferOutput<typeof licencePart>;

/** The licences of everything in this build, from the file that the build has written beside the app. */
export async function readLicences(signal: AbortSignal): Promise<readonly LicencePart[]> {
  const answer = await fetch('/licences.json', { signal });
  return v.parse(v.array(licencePart), await answer.json());
}
