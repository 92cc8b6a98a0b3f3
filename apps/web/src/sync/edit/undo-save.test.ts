import { NetworkError } from '@frontboard/client';
import { expect, it } from 'vitest';
import {
  createProfileService,
  openProfileEditor,
  PATH,
  refusal,
  SAVED,
} from '../../testing/profile-editor.ts';

/** A form in which the name was saved, and how to undo that. */
async function savedName() {
  const service = createProfileService(SAVED);
  const opened = openProfileEditor(service);
  opened.editor.set('name', 'Harbour');
  await opened.editor.submit();
  service.sent.length = 0;
  const undo = () => opened.editor.undo({ before: { name: 'Lantern' }, after: { name: 'Harbour' } });
  return { ...opened, service, undo };
}

it('sends only the undone field, and what is typed in another stays typed', async () => {
  const { editor, service, snapshot, undo } = await savedName();
  editor.set('tag', '| half a sen');
  expect(await undo()).toEqual({ state: 'undone' });
  expect(service.sent).toEqual([{ name: 'Lantern' }]);
  expect(snapshot().values).toMatchObject({ name: 'Lantern', tag: '| half a sen' });
  expect(snapshot().changed).toEqual(['tag']);
});

it('an invalid value in another field does not prevent it', async () => {
  const { editor, service, undo } = await savedName();
  editor.set('color', 'reddish');
  expect(await undo()).toEqual({ state: 'undone' });
  expect(service.record?.name).toBe('Lantern');
});

it('what was typed since in the same field stays, and is saved later without a question', async () => {
  const { editor, service, snapshot, undo } = await savedName();
  editor.set('name', 'Pier');
  expect(await undo()).toEqual({ state: 'undone' });
  expect(service.record?.name).toBe('Lantern');
  expect(snapshot().values.name).toBe('Pier');
  expect(await editor.submit()).toBe('saved');
  expect(service.record?.name).toBe('Pier');
});

it('a field that was changed elsewhere since is not overwritten', async () => {
  const { service, undo } = await savedName();
  service.record = { ...SAVED, name: 'Theirs' };
  expect(await undo()).toEqual({ state: 'changed-since' });
  expect(service.sent).toEqual([]);
});

it('a field that the form no longer has is not sent', async () => {
  const { editor, service } = await savedName();
  const undoing = editor.undo({ before: { gone: true }, after: { gone: false } });
  expect(await undoing).toEqual({ state: 'changed-since' });
  expect(service.looks).toBe(1);
});

it('a failure says why, and the next attempt sends it', async () => {
  const { service, undo } = await savedName();
  service.failLooks.push(new NetworkError(PATH));
  const outcome = await undo();
  if (outcome.state !== 'failed') throw new Error('It fails while PluralKit can’t be reached.');
  expect(outcome.failure).toMatchObject({ title: 'PluralKit can’t be reached', action: 'retry' });
  expect(await outcome.retry()).toEqual({ state: 'undone' });
  expect(service.sent).toEqual([{ name: 'Lantern' }]);
});

it('a refusal of the field is a failure with what the service says', async () => {
  const { service, undo } = await savedName();
  const fieldErrors = { name: [{ message: 'Name is taken.' }] };
  service.failBefore.push(refusal(400, { code: 40001, fieldErrors }));
  expect(await undo()).toMatchObject({ state: 'failed', failure: { detail: 'Name is taken.' } });
});

it('waits for a save in progress, and a save waits for it', async () => {
  const { editor, service, undo } = await savedName();
  editor.set('tag', '| new');
  service.onSend = () => {
    if (service.sent.length === 1) editor.set('tag', '| newer');
  };
  const saving = editor.submit();
  const undoing = undo();
  await saving;
  const second = editor.submit();
  expect(await undoing).toEqual({ state: 'undone' });
  await second;
  expect(service.sent).toEqual([{ tag: '| new' }, { name: 'Lantern' }, { tag: '| newer' }]);
});
