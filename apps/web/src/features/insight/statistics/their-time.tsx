import type { Period } from '@frontboard/insight';
import { memo } from 'react';
import type { Person } from '../../../parts/ribbon/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { cluster, stack } from '../../../ui/layout/layout.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { formatDuration } from '../../../ui/time/format-duration.ts';
import { DataTable } from '../data-table.tsx';
import { type HistoryData, isLoadedSince } from '../history-data.ts';
import insightStyles from '../insight.module.css';
import { PersonFace } from '../person-face.tsx';
import { sessionColumns } from '../session-columns.tsx';
import { insightWords } from '../words.ts';
import type { ShownStatistics } from './shown-statistics.ts';
import styles from './their-time.module.css';

const words = insightWords.statistics;
const FACE_PX = 56;

/** What is said of a member who has no time in the period. */
export function absentText({ ask }: Pick<ShownStatistics, 'ask'>, data: HistoryData): string {
  if (data.isNoted === true) return words.noted.none;
  return isLoadedSince(data, ask.period.fromMs) ? words.their.none : words.their.notLoaded;
}

interface TheirHeadProps {
  shown: ShownStatistics;
  data: HistoryData;
  person: Person;
  /** Shows all members again. Keep the function. */
  onAll: () => void;
}

/** Whose time is shown, and how much it is. */
export const TheirHead = memo(function TheirHead({ shown, data, person, onAll }: TheirHeadProps) {
  const figures = shown.answer.figures.members.find(({ id }) => id === person.id);
  const line =
    figures === undefined
      ? absentText(shown, data)
      : words.line([
          words.their.time(formatDuration(figures.totalMs), figures.sessions),
          words.their.usually(formatDuration(figures.medianMs)),
        ]);
  return (
    <div className={cluster(4)}>
      <PersonFace person={person} size={FACE_PX} />
      <div className={styles.words}>
        <h2>
          <Foreign>{person.name}</Foreign>
        </h2>
        <p className={insightStyles.soft}>{line}</p>
      </div>
      <Button size="small" onClick={onAll}>
        {words.their.showAll}
      </Button>
    </div>
  );
});

/** The sessions of one member in the period, the newest first. */
export const TheirSessions = memo(function TheirSessions({ shown }: { shown: ShownStatistics }) {
  const { ask, answer } = shown;
  const { sessions, figures } = answer;
  const total = figures.members.find(({ id }) => id === ask.memberId)?.sessions ?? 0;
  return (
    <Card as="section" className={stack(4)}>
      <h2>{words.their.sessions}</h2>
      <p className={insightStyles.soft}>
        {words.sessionHint} {sessions.length < total && words.their.newest(sessions.length, total)}
      </p>
      {sessions.length > 0 && (
        <DataTable
          label={words.their.sessions}
          columns={sessionColumns<Period>((row) => row, ask.nowMs)}
          rows={sessions}
          keyOf={({ fromMs }) => String(fromMs)}
        />
      )}
    </Card>
  );
});
