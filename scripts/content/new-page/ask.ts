import { createInterface } from 'node:readline/promises';
import type { KnownPages } from './known-pages';
import { type Answers, questions } from './questions';

/**
 * The answers: those given as flags, and what the terminal says to the rest; a bad answer is
 * explained and asked again.
 * @throws Error with every flag that cannot be taken, or the first question that nobody answers.
 */
export async function ask(given: Partial<Answers>, known: KnownPages): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Partial<Answers> = {};
  const faults: string[] = [];
  try {
    for (const [name, question] of Object.entries(questions)) {
      const flag = name as keyof Answers;
      const value = given[flag]?.trim();
      const fault = value !== undefined && question.problem(value, answers, known);
      if (fault) faults.push(`--${flag}: ${fault}`);
      if (value === undefined && faults.length > 0) break;
      answers[flag] = value ?? (await answerTo(flag));
    }
  } finally {
    terminal.close();
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return answers as Answers;

  async function answerTo(flag: keyof Answers): Promise<string> {
    const { asks, proposal, problem } = questions[flag];
    const proposed = proposal?.(answers) ?? '';
    for (;;) {
      terminal.setPrompt(`${asks}${proposed && ` [${proposed}]`}: `);
      terminal.prompt();
      const { value: line, done } = await lines.next();
      if (done) throw new Error(`Nobody answers: give --${flag}, or see --help.`);
      const value = line.trim() || proposed;
      const fault = problem(value, answers, known);
      if (!fault) return value;
      console.log(`  ${fault}`);
    }
  }
}
