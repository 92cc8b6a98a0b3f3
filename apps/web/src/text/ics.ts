/** The longest line of a calendar, in octets, without its end. */
const LINE_OCTETS = 75;

/** A calendar (RFC 5545) of these lines between its head and its end. `product`: what wrote it. */
export function icsOf(product: string, lines: readonly string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//Frontboard//${product}//EN`, ...lines, 'END:VCALENDAR']
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** A moment (ISO) in UTC. */
export function icsStamp(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** A text as a value. */
export function icsValue(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** Long lines continue in the next one, after a space. No character is split. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    // The space at the beginning of a further line counts.
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = '';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n ');
}
