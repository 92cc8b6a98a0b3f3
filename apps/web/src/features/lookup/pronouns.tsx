import { useSettings } from '../../state/hooks.ts';
import { Foreign } from '../../ui/foreign.tsx';
import { LazyMarkdown } from '../../ui/markdown/lazy-markdown.tsx';
import head from './head.module.css';

interface PronounsProps {
  /** Without formatting; from the name if none are set. Null without any: nothing is shown. */
  plain: string | null | undefined;
  /** As they are set. */
  written: string | null | undefined;
  /** Who can see them. */
  note?: string | undefined;
}

/** The pronouns below the name of a page: with the links and the formatting that they are written with. */
export function Pronouns({ plain, written, note }: PronounsProps) {
  const images = useSettings((settings) => settings.images);
  if (plain == null) return null;
  // Pronouns that are set are the ones that are shown.
  const isFormatted = written != null && written.trim() !== '' && written.trim() !== plain;
  return (
    <div>
      {isFormatted ? (
        <LazyMarkdown key={written} text={written.trim()} options={{ images }} />
      ) : (
        <Foreign>{plain}</Foreign>
      )}
      {note !== undefined && <span className={head.note}> {note}</span>}
    </div>
  );
}
