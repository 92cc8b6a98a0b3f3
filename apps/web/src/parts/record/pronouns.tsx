import { useSettings } from '../../state/hooks.ts';
import { LazyMarkdown } from '../../ui/markdown/lazy-markdown.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import { softSmall } from '../../ui/text/text-look.ts';

interface PronounsProps {
  /** Without formatting; from the name if none are set. */
  plain: string;
  /** As they are set. */
  written: string | null | undefined;
  /** Who can see them. */
  note?: string | undefined;
}

/** The pronouns below the name of a record: with the links and the formatting that they are written with. */
export function Pronouns({ plain, written, note }: PronounsProps) {
  const images = useSettings((settings) => settings.images);
  // Pronouns that are set are the ones that are shown.
  const isFormatted = written != null && written.trim() !== '' && written.trim() !== plain;
  return (
    <div>
      {isFormatted ? (
        <LazyMarkdown key={written} text={written.trim()} options={{ images }} />
      ) : (
        <Foreign>{plain}</Foreign>
      )}
      {note !== undefined && <span className={softSmall}> {note}</span>}
    </div>
  );
}
