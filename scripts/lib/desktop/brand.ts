import { Data, NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { drawIcon, ICON_SIZES } from './icon.ts';

const ENGLISH = 1033;
const UNICODE = 1200;
/** A program of windows, which opens no console; Bun itself is one for the console. */
const WINDOW_SUBSYSTEM = 2;

interface Brand {
  /** The app's mark, as SVG. */
  readonly mark: string;
  /** The version in the form 1.2.3. */
  readonly version: string;
}

/**
 * Gives Bun's own program for Windows the name, the version and the icon of ours. Bun can do this itself on Windows only.
 *
 * @param runtime `bun.exe`
 */
export function brandProgram(runtime: Uint8Array, { mark, version }: Brand): Uint8Array {
  // The signature is Bun's, and would not fit what follows.
  const program = NtExecutable.from(runtime, { ignoreCert: true });
  const resources = NtExecutableResource.from(program);

  const [group] = Resource.IconGroupEntry.fromEntries(resources.entries);
  Resource.IconGroupEntry.replaceIconsForResource(
    resources.entries,
    group?.id ?? 1,
    group?.lang ?? ENGLISH,
    ICON_SIZES.map((size) => {
      const image = drawIcon(mark, size);
      return Data.IconItem.from(image, 0, image.byteLength);
    }),
  );

  const info = Resource.VersionInfo.fromEntries(resources.entries)[0] ?? Resource.VersionInfo.createEmpty();
  const [major = 0, minor = 0, patch = 0] = version.split(/[.-]/).map(Number);
  for (const language of info.getAllLanguagesForStringValues()) info.removeAllStringValues(language);
  info.setFileVersion(major, minor, patch, 0);
  info.setProductVersion(major, minor, patch, 0);
  info.setStringValues(
    { lang: ENGLISH, codepage: UNICODE },
    {
      ProductName: 'Frontboard',
      FileDescription: 'Frontboard',
      CompanyName: 'Frontboard contributors',
      LegalCopyright: 'Apache-2.0',
      InternalName: 'Frontboard',
      OriginalFilename: `Frontboard-${version}-windows-x64.exe`,
      FileVersion: version,
      ProductVersion: version,
    },
  );
  info.outputToResourceEntries(resources.entries);

  resources.outputResource(program);
  program.newHeader.optionalHeader.subsystem = WINDOW_SUBSYSTEM;
  return new Uint8Array(program.generate());
}
