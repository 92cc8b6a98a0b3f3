import { parseSync } from 'oxc-parser';

/**
 * What a mutant does to the program, in words for the list of survivors.
 * @typedef {'condition' | 'boundary' | 'default' | 'chain' | 'boolean' | 'arithmetic' | 'array' | 'method' | 'statement'
 *   | 'function' | 'case' | 'catch' | 'assignment'} Kind
 *
 * How the replacement gets into the program, see instrument.mjs.
 * @typedef {'expression' | 'statement' | 'body' | 'case'} Place
 *
 * @typedef {object} Mutant
 * @property {Kind} kind
 * @property {Place} place
 * @property {number} start
 * @property {number} end
 * @property {string} replacement Empty where the original is removed.
 *
 * @typedef {any} Node An ESTree node: the parser's types lack some nodes that are visited here.
 */

const BOUNDARIES = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
]);
const COMPARISONS = new Set(['<', '<=', '>', '>=', '==', '!=', '===', '!==', 'in', 'instanceof']);
const ARITHMETIC = new Map([
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['%', '*'],
]);
const ASSIGNMENTS = new Map([
  ['+=', '-='],
  ['-=', '+='],
  ['*=', '/='],
  ['/=', '*='],
  ['??=', '='],
  ['||=', '='],
  ['&&=', '='],
]);
const OPPOSITES = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['min', 'max'],
  ['max', 'min'],
]);
/** Without the call the receiver has the same type. */
const REMOVED_CALLS = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice', 'trim']);
const ANSWERS_YES_OR_NO =
  /^(?:is|has|can|was|are|should|needs)(?![a-z])|^(?:some|every|includes|startsWith|endsWith|test)$/;

/**
 * The mutants of a source file, few that say the same: for `a && b`, tests that notice `true && b`, `a && true` and `false`
 * would notice `a || b` and `!(a && b)`, too. A name, a text or a shape that is changed would mostly not compile, so there
 * are no such mutants.
 * @param {string} path Whose ending names the language.
 * @param {string} text
 * @returns {Mutant[]} In the order of the text.
 */
export function findMutants(path, text) {
  const { program, errors } = parseSync(path, text, { preserveParens: false });
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  /** @type {Mutant[]} */
  const mutants = [];
  const textOf = (/** @type {Node} */ node) => text.slice(node.start, node.end);

  /** Only the operator changes: the parser leaves out parentheses, the text does not. @param {Node} node @param {string} operator */
  function withOperator(node, operator) {
    const between = text.slice(node.left.end, node.right.start).replace(node.operator, operator);
    return text.slice(node.start, node.left.end) + between + text.slice(node.right.start, node.end);
  }

  /** @param {Node} node @param {Kind} kind @param {string} replacement @param {Place} [place] */
  function add(node, kind, replacement, place = 'expression') {
    mutants.push({ kind, place, start: node.start, end: node.end, replacement });
  }

  /**
   * A place where only true or false matters.
   * @param {Node} node @param {{ yes: boolean, no: boolean }} wanted Which of the two says something of its own here.
   */
  function visitCondition(node, { yes, no }) {
    if (node.type === 'LogicalExpression' && node.operator === '&&') {
      if (no) add(node, 'condition', 'false');
      visitCondition(node.left, { yes: true, no: false });
      visitCondition(node.right, { yes: true, no: false });
      return;
    }
    if (node.type === 'LogicalExpression' && node.operator === '||') {
      if (yes) add(node, 'condition', 'true');
      visitCondition(node.left, { yes: false, no: true });
      visitCondition(node.right, { yes: false, no: true });
      return;
    }
    if (node.type === 'UnaryExpression' && node.operator === '!') {
      visitCondition(node.argument, { yes: no, no: yes });
      return;
    }
    if (node.type === 'Literal') {
      visit(node);
      return;
    }
    if (yes) add(node, 'condition', 'true');
    if (no) add(node, 'condition', 'false');
    if (node.type === 'BinaryExpression' && COMPARISONS.has(node.operator)) visitComparison(node);
    else visit(node);
  }

  /** @param {Node} node */
  function visitComparison(node) {
    const boundary = BOUNDARIES.get(node.operator);
    if (boundary !== undefined) {
      add(node, 'boundary', withOperator(node, boundary));
    }
    visit(node.left);
    visit(node.right);
  }

  /** @type {Record<string, (node: Node) => void>} */
  const visitors = {
    IfStatement(node) {
      visitCondition(node.test, { yes: true, no: true });
      visit(node.consequent);
      visit(node.alternate);
    },
    ConditionalExpression(node) {
      visitors.IfStatement?.(node);
    },
    // A loop without an end is not a mutant that tests could judge.
    WhileStatement(node) {
      visitCondition(node.test, { yes: false, no: true });
      visit(node.body);
    },
    DoWhileStatement(node) {
      visitors.WhileStatement?.(node);
    },
    ForStatement(node) {
      visit(node.init);
      if (node.test !== null) visitCondition(node.test, { yes: false, no: true });
      visit(node.update);
      visit(node.body);
    },
    LogicalExpression(node) {
      if (node.operator === '??') {
        add(node, 'default', textOf(node.left));
        add(node, 'default', textOf(node.right));
        visit(node.left);
        visit(node.right);
      } else if (answersYesOrNo(node.right)) {
        visitCondition(node, { yes: true, no: true });
      } else if (node.operator === '&&') {
        add(node, 'condition', 'false');
        visitCondition(node.left, { yes: true, no: false });
        visit(node.right);
      } else {
        add(node, 'default', textOf(node.left));
        add(node, 'default', textOf(node.right));
        visit(node.left);
        visit(node.right);
      }
    },
    BinaryExpression(node) {
      if (COMPARISONS.has(node.operator)) {
        visitCondition(node, { yes: true, no: true });
        return;
      }
      const operator = ARITHMETIC.get(node.operator);
      const isText = node.operator === '+' && (isTextual(node.left) || isTextual(node.right));
      if (operator !== undefined && !isText) {
        add(node, 'arithmetic', withOperator(node, operator));
      }
      visitChildren(node);
    },
    UnaryExpression(node) {
      if (node.operator === '!') visitCondition(node, { yes: true, no: true });
      else {
        if (node.operator === '-') add(node, 'arithmetic', textOf(node.argument));
        visitChildren(node);
      }
    },
    UpdateExpression(node) {
      const argument = textOf(node.argument);
      const operator = node.operator === '++' ? '--' : '++';
      add(node, 'arithmetic', node.prefix ? `${operator}${argument}` : `${argument}${operator}`);
    },
    AssignmentExpression(node) {
      const operator = ASSIGNMENTS.get(node.operator);
      if (operator !== undefined) {
        add(node, 'assignment', withOperator(node, operator));
      }
      visitChildren(node);
    },
    Literal(node) {
      if (typeof node.value === 'boolean') add(node, 'boolean', String(!node.value));
    },
    ArrayExpression(node) {
      if (node.elements.length > 0) add(node, 'array', '[]');
      visitChildren(node);
    },
    CallExpression(node) {
      visitCall(node);
      visitChildren(node);
    },
    ChainExpression(node) {
      visitChain(node);
    },
    ExpressionStatement(node) {
      const isSuper = node.expression.type === 'CallExpression' && node.expression.callee.type === 'Super';
      if (typeof node.directive === 'string' || isSuper) return;
      add(node, 'statement', '', 'statement');
      visitChildren(node);
    },
    FunctionDeclaration(node) {
      visitFunction(node);
    },
    FunctionExpression(node) {
      visitFunction(node);
    },
    ArrowFunctionExpression(node) {
      visitFunction(node);
    },
    MethodDefinition(node) {
      visit(node.key);
      if (node.kind === 'constructor') visitChildren(node.value);
      else visit(node.value);
    },
    VariableDeclarator(node) {
      const { init } = node;
      // Only what has a name: an argument that is a function is part of a call, whose result is judged.
      if (init?.type === 'ArrowFunctionExpression' && init.body.type !== 'BlockStatement') {
        if (!answersYesOrNo(init.body)) add(init.body, 'function', 'undefined');
      }
      visitChildren(node);
    },
    SwitchCase(node) {
      visit(node.test);
      const [first] = node.consequent;
      const last = node.consequent.at(-1);
      if (first !== undefined) add({ start: first.start, end: last.end }, 'case', '', 'case');
      for (const child of node.consequent) visit(child);
    },
    CatchClause(node) {
      const isMoreThanCalls = node.body.body.some(
        (/** @type {Node} */ child) => child.type !== 'ExpressionStatement',
      );
      if (isMoreThanCalls) add(node.body, 'catch', '{}', 'statement');
      visit(node.body);
    },
    ImportDeclaration() {},
    ImportExpression() {},
    TSAsExpression(node) {
      visit(node.expression);
    },
    TSSatisfiesExpression(node) {
      visit(node.expression);
    },
    TSNonNullExpression(node) {
      visit(node.expression);
    },
  };

  /** @param {Node} node */
  function visitFunction(node) {
    for (const parameter of node.params) visit(parameter);
    const { body } = node;
    if (body === null) return;
    if (body.type === 'BlockStatement') {
      const [first] = body.body;
      const isOnlyACall = body.body.length === 1 && first.type === 'ExpressionStatement';
      const isAnswer =
        body.body.length === 1 &&
        first.type === 'ReturnStatement' &&
        first.argument &&
        answersYesOrNo(first.argument);
      if (first !== undefined && !isOnlyACall && !isAnswer) add(body, 'function', '{}', 'body');
    }
    visit(body);
  }

  /** @param {Node} node */
  function visitCall(node) {
    const { callee } = node;
    if (callee.type !== 'MemberExpression' || callee.computed || callee.optional || node.optional) return;
    const name = callee.property.name;
    const opposite = OPPOSITES.get(name);
    if (opposite !== undefined) {
      add(
        node,
        'method',
        text.slice(node.start, callee.property.start) + opposite + text.slice(callee.property.end, node.end),
      );
    }
    if (REMOVED_CALLS.has(name))
      add(node, 'method', text.slice(node.start, text.lastIndexOf('.', callee.property.start)).trimEnd());
  }

  /** Replacing a part of `a?.b.c` in its middle would change where it ends, so each `?.` is a mutant of the whole. @param {Node} chain */
  function visitChain(chain) {
    /** @type {Node[]} */
    const links = [];
    for (let node = chain.expression; node !== undefined; ) {
      links.push(node);
      if (node.type === 'CallExpression') node = node.callee;
      else if (node.type === 'MemberExpression') node = node.object;
      else if (node.type === 'TSNonNullExpression') node = node.expression;
      else break;
    }
    for (const node of links) {
      if (node.optional === true) {
        const before = node.type === 'CallExpression' ? node.callee : node.object;
        const from = text.indexOf('?.', before.end);
        const isBare = node.type === 'CallExpression' || node.computed;
        const rest = text.slice(from + 2, chain.end);
        add(chain, 'chain', text.slice(chain.start, from) + (isBare ? '' : '.') + rest);
      }
      if (node.type === 'CallExpression') for (const argument of node.arguments) visit(argument);
      else if (node.type === 'MemberExpression' && node.computed) visit(node.property);
    }
    const root = links.at(-1);
    if (root !== undefined && !['CallExpression', 'MemberExpression'].includes(root.type)) visit(root);
  }

  /** @param {Node} node */
  function visit(node) {
    if (node === null || node === undefined || typeof node.type !== 'string') return;
    const visitor = visitors[node.type];
    if (visitor !== undefined) visitor(node);
    else if (!node.type.startsWith('TS')) visitChildren(node);
  }

  /** @param {Node} node */
  function visitChildren(node) {
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) for (const each of child) visit(each);
      else if (child !== null && typeof child === 'object') visit(child);
    }
  }

  visit(program);
  return mutants.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** @param {Node} node @returns {boolean} */
function answersYesOrNo(node) {
  switch (node.type) {
    case 'BinaryExpression':
      return COMPARISONS.has(node.operator);
    case 'UnaryExpression':
      return node.operator === '!';
    case 'LogicalExpression':
      return node.operator !== '??' && answersYesOrNo(node.right);
    case 'Literal':
      return typeof node.value === 'boolean';
    case 'CallExpression': {
      const name = node.callee.type === 'MemberExpression' ? node.callee.property.name : node.callee.name;
      return typeof name === 'string' && ANSWERS_YES_OR_NO.test(name);
    }
    default:
      return false;
  }
}

/** @param {Node} node @returns {boolean} */
function isTextual(node) {
  if (node.type === 'TemplateLiteral') return true;
  if (node.type === 'Literal') return typeof node.value === 'string';
  return (
    node.type === 'BinaryExpression' &&
    node.operator === '+' &&
    (isTextual(node.left) || isTextual(node.right))
  );
}
