import MagicString from 'magic-string';
import { type ESTree, Visitor } from 'rolldown/utils';
import { type Plugin, parseSync, type Rolldown } from 'vite';

/**
 * Has the functions of the start compiled while their files arrive, beside the page's own thread, and not one by one on that thread as each is
 * first called. Browsers take a function in parentheses for one that is called at once, and the minifier keeps them (decision 0040).
 */
export function compileEarly(): Plugin {
  return {
    name: 'frontboard:compile-early',
    apply: 'build',
    renderChunk: (code, chunk, _options, { chunks }) =>
      isOfStart(chunk, chunks) ? inParentheses(code) : null,
  };
}

/** Whether every screen needs the file: it is the entry, or what that imports. */
function isOfStart(
  { fileName }: Rolldown.RenderedChunk,
  chunks: Readonly<Record<string, Rolldown.RenderedChunk>>,
): boolean {
  return Object.values(chunks).some(
    (chunk) => chunk.isEntry && (chunk.fileName === fileName || chunk.imports.includes(fileName)),
  );
}

/**
 * The module with its functions in parentheses, save for methods, which can have none. A declared function becomes a variable at the head of
 * the body that it stands in, for it may be called from further up.
 *
 * @throws {Error} when the module can't be read
 */
export function inParentheses(code: string): string {
  const { program, errors } = parseSync('chunk.js', code, { sourceType: 'module' });
  if (errors[0] !== undefined) throw new Error(`A file of the build can’t be read: ${errors[0].message}`);
  const text = new MagicString(code);
  /** Methods, and what has its parentheses. */
  const asIs = new Set<ESTree.Node>();

  const wrap = (node: ESTree.Node) => {
    if (!asIs.has(node)) text.appendLeft(node.start, '(').prependRight(node.end, ')');
  };
  const declareFirst = (body: readonly ESTree.Node[]) => {
    const declared = body.filter(isDeclaredFunction);
    let head = body.find((node) => !standsBeforeAll(node))?.start ?? 0;
    for (const [place, { id, start, end }] of declared.entries()) {
      // "function name" or "async function* name" becomes ",name=(function", and so on.
      const keywords = code.slice(start, id.start);
      text.overwrite(start, id.end, `${place === 0 ? 'var ' : ','}${id.name}=(${keywords}`);
      text.appendLeft(end, place === declared.length - 1 ? ');' : ')');
      if (start === head) head = end;
      else text.move(start, end, head);
    }
  };

  new Visitor({
    Program: ({ body }) => declareFirst(body),
    ParenthesizedExpression: ({ expression }) => asIs.add(expression),
    MethodDefinition: ({ value }) => asIs.add(value),
    Property: (node) => {
      if ('method' in node && (node.method || node.kind !== 'init')) asIs.add(node.value);
    },
    FunctionDeclaration: ({ body }) => declareFirst(body?.body ?? []),
    FunctionExpression: (node) => {
      wrap(node);
      declareFirst(node.body?.body ?? []);
    },
    ArrowFunctionExpression: (node) => {
      wrap(node);
      if (node.body.type === 'BlockStatement') declareFirst(node.body.body);
    },
  }).visit(program);
  return text.toString();
}

type DeclaredFunction = ESTree.Function & { readonly id: ESTree.BindingIdentifier };

function isDeclaredFunction(node: ESTree.Node): node is DeclaredFunction {
  return node.type === 'FunctionDeclaration' && node.id !== null;
}

function standsBeforeAll(node: ESTree.Node): boolean {
  return node.type === 'ImportDeclaration' || (node.type === 'ExpressionStatement' && node.directive != null);
}
