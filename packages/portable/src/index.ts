export type { FieldChange } from './compare/compare-fields.ts';
export {
  type Comparison,
  compareFiles,
  type GroupChange,
  isEqualComparison,
  type RecordChange,
  type RecordComparison,
} from './compare/compare-files.ts';
export type { SwitchChange, SwitchComparison } from './compare/compare-switches.ts';
export { chooseParts, type ExportChoice, WHOLE_SYSTEM } from './export/choose-parts.ts';
export type { PartMark } from './export/part-mark.ts';
export { type ApiAnswers, type ApiRecord, writeExport } from './export/write-export.ts';
export { type PluralPortProducer, writePluralPort } from './export/write-pluralport.ts';
export type { FileFields } from './fields.ts';
export {
  choiceAfterReading,
  firstChoice,
  type ImportChoice,
  mayBeReadAgain,
  mayHaveSwitches,
  usedMembers,
} from './import/import-choice.ts';
export { type ImportRef, type ImportStep, importSteps, nameOfPlanned } from './import/import-steps.ts';
export { nameToMatch } from './import/match-import.ts';
export type { MemberExtras, PlannedExtras } from './import/plan-extras.ts';
export type { FieldProblem } from './import/plan-fields.ts';
export {
  type ExceededLimit,
  type ImportContext,
  type ImportPlan,
  type PlannedGroup,
  planImport,
} from './import/plan-import.ts';
export type { SwitchExtras } from './import/plan-noted.ts';
export type { ImportVerdict, PlannedFields, PlannedRecord } from './import/plan-record.ts';
export type { PlannedSwitches, SwitchSkip } from './import/plan-switches.ts';
export { type ImportFiles, writeImportFiles } from './import/write-import-file.ts';
export { isRandomId, lastingId } from './lasting-id.ts';
export { LARGEST_FILE_BYTES } from './read/byte-source.ts';
export { scaledTime } from './read/doubtful-times.ts';
export {
  FileProblem,
  type FileProblemKind,
  type FileQuestion,
  type SystemPlace,
  TABLE_FIELDS,
  type TableAnswer,
  type TableColumn,
  type TableField,
} from './read/file-problem.ts';
export { type FileAnswers, readSystemFile } from './read/read-file.ts';
export type {
  AssumedCount,
  AssumedKind,
  FileField,
  FileFormat,
  FileGroup,
  FileHint,
  FileMember,
  FileNote,
  FilePart,
  FileRecord,
  FileSwitch,
  FrontRole,
  LostCount,
  LostKind,
  NotedRow,
  NoteKind,
  SystemFile,
  TimeChoice,
  TimeDoubt,
  TimeDoubtKind,
  TimeUse,
  UnknownCount,
} from './system-file.ts';
export { TIME_USES } from './system-file.ts';
export { countSteps, type WorkOptions, type WorkProgress } from './work-progress.ts';
