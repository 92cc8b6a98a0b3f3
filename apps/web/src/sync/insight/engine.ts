import { answerQuestion } from './answer.ts';
import type { FromWorker, ToWorker } from './questions.ts';
import { createWorkerHistory } from './worker-history.ts';

/** The code of the worker, or of the page where there are no workers. Messages about a history keep their order. */
export function createInsightEngine(reply: (message: FromWorker) => void): (message: ToWorker) => void {
  const histories = new Map<string, ReturnType<typeof createWorkerHistory>>();
  const historyOf = (name: string) => {
    const history = histories.get(name) ?? createWorkerHistory();
    histories.set(name, history);
    return history;
  };
  return (message) => {
    if (message.kind === 'drop') return void histories.delete(message.history);
    const history = historyOf(message.history);
    if (message.kind === 'known') return history.know(message.ids);
    if (message.kind === 'splice')
      return history.splice(message.start, message.deleteCount, message.inserted);
    reply({ id: message.id, answer: answerQuestion(history.compact(), message.question, message.ask) });
  };
}
