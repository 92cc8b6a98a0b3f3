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
  const finder = new Finder(text);
  finder.visit(program);
  return finder.mutants.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Finds the mutants of one text. The methods with the name of a type of node visit such nodes. */
class Finder {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
    /** @type {Mutant[]} */
    this.mutants = [];
  }

  /** @param {Node} node */
  textOf(node) {
    return this.text.slice(node.start, node.end);
  }

  /** Only the operator changes: the parser leaves out parentheses, the text does not. @param {Node} node @param {string} operator */
  withOperator(node, operator) {
    const between = this.text.slice(node.left.end, node.right.start).replace(node.operator, operator);
    return this.text.slice(node.start, node.left.end) + between + this.text.slice(node.right.start, node.end);
  }

  /** @param {Node} node @param {Kind} kind @param {string} replacement @param {Place} [place] */
  add(node, kind, replacement, place = 'expression') {
    this.mutants.push({ kind, place, start: node.start, end: node.end, replacement });
  }

  /**
   * A place where only true or false matters.
   * @param {Node} node @param {{ yes: boolean, no: boolean }} wanted Which of the two says something of its own here.
   */
  visitCondition(node, { yes, no }) {
    if (node.type === 'LogicalExpression' && node.operator === '&&') {
      if (no) this.add(node, 'condition', 'false');
      this.visitCondition(node.left, { yes: true, no: false });
      this.visitCondition(node.right, { yes: true, no: false });
      return;
    }
    if (node.type === 'LogicalExpression' && node.operator === '||') {
      if (yes) this.add(node, 'condition', 'true');
      this.visitCondition(node.left, { yes: false, no: true });
      this.visitCondition(node.right, { yes: false, no: true });
      return;
    }
    if (node.type === 'UnaryExpression' && node.operator === '!') {
      this.visitCondition(node.argument, { yes: no, no: yes });
      return;
    }
    if (node.type === 'Literal') {
      this.visit(node);
      return;
    }
    if (yes) this.add(node, 'condition', 'true');
    if (no) this.add(node, 'condition', 'false');
    if (node.type === 'BinaryExpression' && COMPARISONS.has(node.operator)) this.visitComparison(node);
    else this.visit(node);
  }

  /** @param {Node} node */
  visitComparison(node) {
    const boundary = BOUNDARIES.get(node.operator);
    if (boundary !== undefined) {
      this.add(node, 'boundary', this.withOperator(node, boundary));
    }
    this.visit(node.left);
    this.visit(node.right);
  }

  /** @param {Node} node */
  IfStatement(node) {
    this.visitCondition(node.test, { yes: true, no: true });
    this.visit(node.consequent);
    this.visit(node.alternate);
  }

  /** @param {Node} node */
  ConditionalExpression(node) {
    this.IfStatement(node);
  }

  /** @param {Node} node */
  WhileStatement(node) {
    // No test could judge a mutant that is a loop without an end.
    this.visitCondition(node.test, { yes: false, no: true });
    this.visit(node.body);
  }

  /** @param {Node} node */
  DoWhileStatement(node) {
    this.WhileStatement(node);
  }

  /** @param {Node} node */
  ForStatement(node) {
    this.visit(node.init);
    if (node.test !== null) this.visitCondition(node.test, { yes: false, no: true });
    this.visit(node.update);
    this.visit(node.body);
  }

  /** @param {Node} node */
  LogicalExpression(node) {
    if (node.operator === '??') {
      this.add(node, 'default', this.textOf(node.left));
      this.add(node, 'default', this.textOf(node.right));
      this.visit(node.left);
      this.visit(node.right);
    } else if (answersYesOrNo(node.right)) {
      this.visitCondition(node, { yes: true, no: true });
    } else if (node.operator === '&&') {
      this.add(node, 'condition', 'false');
      this.visitCondition(node.left, { yes: true, no: false });
      this.visit(node.right);
    } else {
      this.add(node, 'default', this.textOf(node.left));
      this.add(node, 'default', this.textOf(node.right));
      this.visit(node.left);
      this.visit(node.right);
    }
  }

  /** @param {Node} node */
  BinaryExpression(node) {
    if (COMPARISONS.has(node.operator)) {
      this.visitCondition(node, { yes: true, no: true });
      return;
    }
    const operator = ARITHMETIC.get(node.operator);
    const isText = node.operator === '+' && (isTextual(node.left) || isTextual(node.right));
    if (operator !== undefined && !isText) {
      this.add(node, 'arithmetic', this.withOperator(node, operator));
    }
    this.visitChildren(node);
  }

  /** @param {Node} node */
  UnaryExpression(node) {
    if (node.operator === '!') this.visitCondition(node, { yes: true, no: true });
    else {
      if (node.operator === '-') this.add(node, 'arithmetic', this.textOf(node.argument));
      this.visitChildren(node);
    }
  }

  /** @param {Node} node */
  UpdateExpression(node) {
    const argument = this.textOf(node.argument);
    const operator = node.operator === '++' ? '--' : '++';
    this.add(node, 'arithmetic', node.prefix ? `${operator}${argument}` : `${argument}${operator}`);
  }

  /** @param {Node} node */
  AssignmentExpression(node) {
    const operator = ASSIGNMENTS.get(node.operator);
    if (operator !== undefined) {
      this.add(node, 'assignment', this.withOperator(node, operator));
    }
    this.visitChildren(node);
  }

  /** @param {Node} node */
  Literal(node) {
    if (typeof node.value === 'boolean') this.add(node, 'boolean', String(!node.value));
  }

  /** @param {Node} node */
  ArrayExpression(node) {
    if (node.elements.length > 0) this.add(node, 'array', '[]');
    this.visitChildren(node);
  }

  /** @param {Node} node */
  CallExpression(node) {
    this.visitCall(node);
    this.visitChildren(node);
  }

  /** @param {Node} node */
  ChainExpression(node) {
    this.visitChain(node);
  }

  /** @param {Node} node */
  ExpressionStatement(node) {
    const isSuper = node.expression.type === 'CallExpression' && node.expression.callee.type === 'Super';
    if (typeof node.directive === 'string' || isSuper) return;
    this.add(node, 'statement', '', 'statement');
    this.visitChildren(node);
  }

  /** @param {Node} node */
  FunctionDeclaration(node) {
    this.visitFunction(node);
  }

  /** @param {Node} node */
  FunctionExpression(node) {
    this.visitFunction(node);
  }

  /** @param {Node} node */
  ArrowFunctionExpression(node) {
    this.visitFunction(node);
  }

  /** @param {Node} node */
  MethodDefinition(node) {
    this.visit(node.key);
    if (node.kind === 'constructor') this.visitChildren(node.value);
    else this.visit(node.value);
  }

  /** @param {Node} node */
  VariableDeclarator(node) {
    const { init } = node;
    // Only what has a name: an argument that is a function is part of a call, whose result is judged.
    if (init?.type === 'ArrowFunctionExpression' && init.body.type !== 'BlockStatement') {
      if (!answersYesOrNo(init.body)) this.add(init.body, 'function', 'undefined');
    }
    this.visitChildren(node);
  }

  /** @param {Node} node */
  SwitchCase(node) {
    this.visit(node.test);
    const [first] = node.consequent;
    const last = node.consequent.at(-1);
    if (first !== undefined) this.add({ start: first.start, end: last.end }, 'case', '', 'case');
    for (const child of node.consequent) this.visit(child);
  }

  /** @param {Node} node */
  CatchClause(node) {
    const isMoreThanCalls = node.body.body.some(
      (/** @type {Node} */ child) => child.type !== 'ExpressionStatement',
    );
    if (isMoreThanCalls) this.add(node.body, 'catch', '{}', 'statement');
    this.visit(node.body);
  }

  ImportDeclaration() {}

  ImportExpression() {}

  /** @param {Node} node */
  TSAsExpression(node) {
    this.visit(node.expression);
  }

  /** @param {Node} node */
  TSSatisfiesExpression(node) {
    this.visit(node.expression);
  }

  /** @param {Node} node */
  TSNonNullExpression(node) {
    this.visit(node.expression);
  }

  /** @param {Node} node */
  visitFunction(node) {
    for (const parameter of node.params) this.visit(parameter);
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
      if (first !== undefined && !isOnlyACall && !isAnswer) this.add(body, 'function', '{}', 'body');
    }
    this.visit(body);
  }

  /** @param {Node} node */
  visitCall(node) {
    const { callee } = node;
    if (callee.type !== 'MemberExpression' || callee.computed || callee.optional || node.optional) return;
    const name = callee.property.name;
    const opposite = OPPOSITES.get(name);
    if (opposite !== undefined) {
      this.add(
        node,
        'method',
        this.text.slice(node.start, callee.property.start) +
          opposite +
          this.text.slice(callee.property.end, node.end),
      );
    }
    if (REMOVED_CALLS.has(name))
      this.add(
        node,
        'method',
        this.text.slice(node.start, this.text.lastIndexOf('.', callee.property.start)).trimEnd(),
      );
  }

  /** Replacing a part of `a?.b.c` in its middle would change where it ends, so each `?.` is a mutant of the whole. @param {Node} chain */
  visitChain(chain) {
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
        const from = this.text.indexOf('?.', before.end);
        const isBare = node.type === 'CallExpression' || node.computed;
        const rest = this.text.slice(from + 2, chain.end);
        this.add(chain, 'chain', this.text.slice(chain.start, from) + (isBare ? '' : '.') + rest);
      }
      if (node.type === 'CallExpression') for (const argument of node.arguments) this.visit(argument);
      else if (node.type === 'MemberExpression' && node.computed) this.visit(node.property);
    }
    const root = links.at(-1);
    if (root !== undefined && !['CallExpression', 'MemberExpression'].includes(root.type)) this.visit(root);
  }

  /** @param {Node} node */
  visit(node) {
    if (node === null || node === undefined || typeof node.type !== 'string') return;
    const visitor = /** @type {any} */ (this)[node.type];
    if (visitor !== undefined) visitor.call(this, node);
    else if (!node.type.startsWith('TS')) this.visitChildren(node);
  }

  /** @param {Node} node */
  visitChildren(node) {
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) for (const each of child) this.visit(each);
      else if (child !== null && typeof child === 'object') this.visit(child);
    }
  }
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
