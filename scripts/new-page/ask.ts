import { createInterface } from 'node:readline/promises';
import { type Answers, type ExistingPages, questions } from './questions';

/**
 * The values of the flags, and what the terminal answers to the other questions; a bad answer is
 * explained and asked for again.
 * @throws Error with every flag that cannot be accepted, or where the input ends before the last answer
 */
export async function ask(flags: Partial<Answers>, existing: ExistingPages): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Partial<Answers> = {};
  const problems: string[] = [];
  try {
    for (const name of Object.keys(questions) as (keyof Answers)[]) {
      const value = flags[name]?.trim();
      const problem = value !== undefined && questions[name].problem(value, answers, existing);
      if (problem) problems.push(`--${name}: ${problem}`);
      if (value === undefined && problems.length > 0) break;
      answers[name] = value ?? (await answerTo(name));
    }
  } finally {
    terminal.close();
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return answers as Answers;

  async function answerTo(name: keyof Answers): Promise<string> {
    const { label, proposal, problem } = questions[name];
    const proposed = proposal?.(answers) ?? '';
    for (;;) {
      terminal.setPrompt(`${label}${proposed && ` [${proposed}]`}: `);
      terminal.prompt();
      const { value: line, done } = await lines.next();
      if (done)
        throw new Error(`There is no answer for --${name}. Pass it as a flag (see --help).`);
      const value = line.trim() || proposed;
      const reason = problem(value, answers, existing);
      if (!reason) return value;
      console.log(`  ${reason}`);
    }
  }
}
