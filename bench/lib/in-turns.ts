/** The times of each client in each run: A, B, A, B and so on, so that a busy minute of the machine affects all of them. */
export async function inTurns<Client, Taken>(
  clients: readonly Client[],
  runs: number,
  measure: (client: Client) => Promise<Taken>,
): Promise<Taken[][]> {
  const taken: Taken[][] = clients.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, client] of clients.entries()) taken[index]?.push(await measure(client));
  }
  return taken;
}
