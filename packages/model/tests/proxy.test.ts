import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Member, ProxyTag } from '../src/index.ts';
import { createProxyBook, finish, surveyProxies, type TagProblem, whoSpeaks } from '../src/proxy.ts';
import { makeMember } from './make-records.ts';

const STRICT = { isCaseSensitive: true };
const LOOSE = { isCaseSensitive: false };

/** A member with tags written round the word `text`: `L:text`. */
function tagged(name: string, ...tags: readonly string[]): Member {
  return keeping(name, false, ...tags);
}

function keeping(name: string, keepProxy: boolean, ...tags: readonly string[]): Member {
  const proxy_tags = tags.map((tag) => {
    const [prefix = '', suffix = ''] = tag.split('text');
    return { prefix: prefix || null, suffix: suffix || null };
  });
  return makeMember({ name, proxy_tags, keep_proxy: keepProxy });
}

const side = fc.string({ unit: fc.constantFrom('a', 'A', 'b', ':', ' ', '<', 'İ'), maxLength: 3 });
const anyTag = fc.tuple(side, side).map(([prefix, suffix]) => ({ prefix, suffix }));
const anyMembers = fc.array(
  fc
    .tuple(fc.array(anyTag, { maxLength: 3 }), fc.boolean())
    .map(([proxy_tags, keep_proxy]) => makeMember({ name: 'Any', proxy_tags, keep_proxy })),
  { maxLength: 4 },
);
const anyOptions = fc.boolean().map((isCaseSensitive) => ({ isCaseSensitive }));

/** Who speaks, in short: `Luna: hi`. */
function told(message: string, members: readonly Member[], options = STRICT): string {
  const speech = whoSpeaks(message, members, options);
  switch (speech.state) {
    case 'nobody':
      return 'nobody';
    case 'empty':
      return `${speech.member.name} says nothing`;
    case 'speaks':
      return `${speech.member.name}: ${speech.text}`;
    case 'unclear':
      return `unclear: ${speech.speakers.map(({ member }) => member.name).join(', ')}`;
  }
}

describe('whoSpeaks', () => {
  const members = [
    tagged('Luna', 'L:text', '[text]'),
    tagged('Lunatic', 'L:>text'),
    tagged('Ash', 'text-a'),
    tagged('Wren', 'w: text'),
    keeping('Keep', true, 'K:text'),
    tagged('Angle', '<text>'),
  ];

  it.each([
    ['L:hello', 'Luna: hello'],
    ['L: hello', 'Luna:  hello'],
    ['  L:hello  ', 'Luna: hello'],
    ['[hello]', 'Luna: hello'],
    ['L:>hello', 'Lunatic: hello'],
    ['hello -a', 'Ash: hello '],
    ['l:hello', 'nobody'],
    ['hello', 'nobody'],
    ['', 'nobody'],
    ['\\L:hello', 'nobody'],
    ['K:hello', 'Keep: K:hello'],
    ['L:', 'Luna says nothing'],
    ['[]', 'Luna says nothing'],
    ['[', 'nobody'],
    ['w:', 'Wren says nothing'],
    ['w: hi', 'Wren: hi'],
    ['w:hi', 'nobody'],
    ['<@466378653216014359> L:hello', 'Luna: <@466378653216014359>  hello'],
    ['<@!466378653216014359>[hello]', 'nobody'],
    ['<@!466378653216014359> [hello]', 'Luna: <@!466378653216014359>  hello'],
    ['L:\uFE0F', 'nobody'],
    ['<hello>', 'Angle: hello'],
    ['L:\u0301hello', 'nobody'],
    ['L:\u0301\uFE0Fhello', 'nobody'],
    ['L:\uFE0F\u0301hello', 'Luna: \uFE0F\u0301hello'],
    ['L:\u{1F319}hello', 'Luna: \u{1F319}hello'],
    ['L:काhello', 'Luna: काhello'],
    ['[hello\u0301\uFE0F]', 'Luna: hello\u0301\uFE0F'],
    ['<#466378653216014359>', 'nobody'],
    ['<a:wave:466378653216014359>', 'nobody'],
    ['<t:1700000000:R>', 'Angle: t:1700000000:R'],
  ])('%j becomes %j', (message, expected) => {
    expect(told(message, members)).toBe(expected);
  });

  it('follows the setting for capital letters, without changing the message', () => {
    expect(told('l:HELLO', members, LOOSE)).toBe('Luna: HELLO');
    expect(told('HELLO-A', members, LOOSE)).toBe('Ash: HELLO');
    // The small form of this letter is longer: what is said is cut at the right place all the same.
    expect(told('İİL: hi -A', [tagged('Ash', 'text-a')], LOOSE)).toBe('Ash: İİL: hi ');
  });

  it('compares by culture and cuts by code units', () => {
    const heart = [tagged('Heart', '\u2764\uFE0Ftext')];
    expect(told('\u2764\uFE0Fhello', heart)).toBe('Heart: hello');
    expect(told('\u2764 hello', heart)).toBe('Heart: hello');
    expect(told('e\u0301-hello', [tagged('Accent', '\u00E9-text')])).toBe('Accent: -hello');
    expect(told('\uFF8Ahello', [tagged('Kana', '\u30CFtext')], LOOSE)).toBe('nobody');
  });

  it('takes the longest tags, whatever the order of the members', () => {
    const pair = [tagged('One', '-text'), tagged('Two', '--text')];
    expect(told('--hi', pair)).toBe('Two: hi');
    expect(told('--hi', pair.toReversed())).toBe('Two: hi');
  });

  it('reports an undecided message if tags of two members are equally long', () => {
    expect(told('L:hi', [tagged('Luna', 'L:text'), tagged('Lea', 'L:text')])).toBe('unclear: Luna, Lea');
    expect(told('a-hi-b', [tagged('Before', 'a-text'), tagged('After', 'text-b')])).toBe(
      'unclear: Before, After',
    );
    expect(told('a-hi-b', [tagged('Both', 'a-text', 'text-b')])).toBe('Both: hi-b');
  });

  it('names a member only if the tags are around the message, and loses no text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), anyMembers, anyOptions, (inner, others, options) => {
        for (const member of others) {
          for (const { prefix, suffix } of member.proxyTags) {
            const message = `${prefix ?? ''}${inner}${suffix ?? ''}`;
            const speech = whoSpeaks(message, others, options);
            if (speech.state !== 'speaks' || speech.member.keepProxy) continue;
            const { tag } = speech;
            const whole = `${tag.prefix ?? ''}${speech.text}${tag.suffix ?? ''}`;
            expect(whole.toLowerCase()).toBe(message.trim().toLowerCase());
          }
        }
      }),
    );
  });

  it('always answers, and the longer tag wins whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), anyMembers, anyOptions, (message, others, options) => {
        const speech = whoSpeaks(message, others, options);
        if (speech.state !== 'speaks') return;
        const used = (speech.tag.prefix ?? '').length + (speech.tag.suffix ?? '').length;
        // Without its speaker, nobody with longer tags is found.
        const rest = others.filter((member) => member !== speech.member);
        const next = whoSpeaks(message, rest, options);
        if (next.state === 'speaks')
          expect((next.tag.prefix ?? '').length + (next.tag.suffix ?? '').length).toBeLessThan(used);
      }),
    );
  });

  it('without warnings of the book, a message in a tag becomes its member', () => {
    fc.assert(
      fc.property(anyMembers, anyOptions, (others, options) => {
        const book = createProxyBook(others, options);
        for (const member of others) {
          const problems = book.problemsOf(member, member.proxyTags);
          for (const [index, { prefix, suffix }] of member.proxyTags.entries()) {
            if ((problems[index] ?? []).length > 0 || prefix === '<' || suffix === '>') continue;
            if (!prefix && !suffix) continue;
            // Words that begin or end no tag.
            const speech = whoSpeaks(`${prefix ?? ''}zz${suffix ?? ''}`, others, options);
            // Tags on one side only can always meet one on the other; that is shown where the message is tried out.
            if (speech.state === 'unclear' || (speech.state === 'speaks' && !(prefix && suffix))) continue;
            expect(speech).toMatchObject({ state: 'speaks', member });
          }
        }
      }),
    );
  });
});

describe('createProxyBook', () => {
  it('finds invisible tags, which match every message', () => {
    const ghost = tagged('Ghost', '\u200Btext');
    const members = [ghost, tagged('Luna', 'L:text')];
    expect(createProxyBook(members, STRICT).problemsOf(ghost, ghost.proxyTags)).toEqual([
      [{ kind: 'always' }],
    ]);
    expect(finish(surveyProxies(members, STRICT, 20))).toEqual({
      always: [{ member: ghost, tag: ghost.proxyTags[0] }],
      collisions: [],
      collisionCount: 0,
    });
  });

  const luna = tagged('Luna', 'L:text');
  const lea = tagged('Lea', 'l:text', 'text-lea');
  const lou = tagged('Lou', 'L:>text<');

  function kinds(problems: readonly TagProblem<Member>[]): string[] {
    return problems.map((problem) =>
      'member' in problem ? `${problem.kind} ${problem.member.name}` : problem.kind,
    );
  }

  it('compares tags by the setting for capital letters', () => {
    const tags = [{ prefix: 'l:', suffix: null }];
    expect(createProxyBook([luna], STRICT).problemsOf(null, tags).map(kinds)).toEqual([[]]);
    expect(createProxyBook([luna], LOOSE).problemsOf(null, tags).map(kinds)).toEqual([['same Luna']]);
  });

  it('reports which of two overlapping tags gets the message', () => {
    const book = createProxyBook([luna, lea, lou], STRICT);
    expect(book.problemsOf(luna, luna.proxyTags).map(kinds)).toEqual([['yields Lou']]);
    expect(book.problemsOf(lou, lou.proxyTags).map(kinds)).toEqual([['takes Luna']]);
    expect(book.problemsOf(lea, lea.proxyTags).map(kinds)).toEqual([[], []]);
  });

  it.each([
    [{ prefix: 'pk;', suffix: null }, ['command']],
    [{ prefix: 'PK!l ', suffix: null }, ['command']],
    [{ prefix: 'pk', suffix: null }, []],
    [{ prefix: null, suffix: 'pk;' }, []],
    [{ prefix: 'w:text', suffix: null }, ['text']],
    [{ prefix: '[', suffix: 'Text]' }, ['text']],
    [{ prefix: 'context', suffix: 'texture' }, []],
  ])('reports of %j what the bot takes for something else: %j', (tag, expected) => {
    expect(createProxyBook<Member>([], STRICT).problemsOf(null, [tag]).map(kinds)).toEqual([expected]);
  });

  it('reports a duplicate tag and one that can never match, but no empty one', () => {
    const tags = [
      { prefix: 'x', suffix: null },
      { prefix: 'x', suffix: '' },
      { prefix: ' y', suffix: null },
      { prefix: null, suffix: 'y ' },
      { prefix: '', suffix: '' },
    ];
    const book = createProxyBook<Member>([], STRICT);
    expect(book.problemsOf(null, tags).map(kinds)).toEqual([[], ['twice'], ['never'], ['never'], []]);
  });

  it('finds every collision of a system once', () => {
    const twin = tagged('Twin', 'L:text', 'L:text');
    const members = [luna, lea, lou, twin];
    const survey = finish(surveyProxies(members, STRICT, 20));
    expect(survey.collisionCount).toBe(4);
    expect(finish(surveyProxies(members, STRICT, 2)).collisions).toEqual(survey.collisions.slice(0, 2));
    expect(
      survey.collisions.map(({ kind, first, second }) => `${kind} ${first.name} ${second.name}`),
    ).toEqual(['same Luna Twin', 'inside Luna Lou', 'inside Twin Lou', 'inside Twin Lou']);
  });

  it('finds the same as a comparison of all pairs, in any system', () => {
    fc.assert(
      fc.property(anyMembers, anyOptions, (members, options) => {
        const tags = members.flatMap((member) => member.proxyTags.map((tag) => ({ member, tag })));
        const contains = (whole: ProxyTag, part: ProxyTag) =>
          createProxyBook([tagged('Part'), { ...tagged('Whole'), proxyTags: [whole] }], options)
            .problemsOf(null, [part])
            .flat()
            .some(({ kind }) => kind === 'yields');
        const inside = tags.flatMap((whole) =>
          tags.filter(
            (part) =>
              part.member !== whole.member &&
              Boolean(part.tag.prefix || part.tag.suffix) &&
              contains(whole.tag, part.tag),
          ),
        );
        const { collisions } = finish(surveyProxies(members, options, Number.POSITIVE_INFINITY));
        const told = collisions.filter(({ kind }) => kind === 'inside');
        const sorted = (found: readonly unknown[]) => found.map((one) => JSON.stringify(one)).sort();
        expect(sorted(told.map(({ firstTag }) => firstTag))).toEqual(sorted(inside.map(({ tag }) => tag)));
      }),
    );
  });

  it('reads long tags only as far as other tags reach', () => {
    const long = (name: string) => ({
      ...tagged(name),
      proxyTags: [{ prefix: `${name}${'x'.repeat(3_000)}`, suffix: `${'y'.repeat(3_000)}${name}` }],
    });
    const members = [...'abcdefghijklmnopqrstuvwxyz'].map(long);
    const first = members[0]?.proxyTags[0] ?? { prefix: '', suffix: '' };
    const inner = { ...tagged('Inner'), proxyTags: [{ prefix: 'ax', suffix: 'ya' }, first] };
    expect(finish(surveyProxies([...members, inner], STRICT, 20))).toMatchObject({
      collisions: [
        { kind: 'same', second: inner },
        { kind: 'inside', first: inner, second: members[0] },
      ],
      collisionCount: 2,
    });
  });

  it('counts unwanted warnings without listing each', () => {
    const many = Array.from({ length: 3_000 }, (_, index) =>
      tagged(`${index}`, index % 2 ? 'a:text' : 'a:btext'),
    );
    const { collisions, collisionCount } = finish(surveyProxies(many, STRICT, 20));
    expect([collisions.length, collisionCount]).toEqual([20, 2 * 1_499 + 1_500 * 1_500]);
  });
});
