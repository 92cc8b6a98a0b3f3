/** The document of drafts. In its own file, so that the start can look for it without loading its reader. */
export const DRAFTS_KEY = 'drafts';

/** What the text of the document contains when something new was sent and not answered. */
export const SENT_MARK = '"sent":{';

/** The key of the draft of a form about something that is only on this device. */
export function aboutForm(formKey: string): string {
  return `about:${formKey}`;
}
