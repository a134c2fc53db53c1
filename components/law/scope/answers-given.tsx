import type { InterfaceWords } from '@/lib/content/schemas/interface';
import { fill } from '@/lib/format';

/** An answer on the way to a result, and where its question stands. */
export type GivenAnswer = { question: string; answer: string; label: string; address: string };

type Props = { ways: GivenAnswer[][]; words: InterfaceWords['scope'] };

/** The answers that a result rests on, each with the way back to its question. */
export const AnswersGiven = ({ ways, words }: Props) => (
  <div className="scope-given">
    <h3>{ways.length > 1 ? words.anyOfTheseAnswers : words.yourAnswers}</h3>
    {ways.map((answers) => (
      <dl key={answers.map(({ address, answer }) => address + answer).join()}>
        {answers.map(({ question, answer, label, address }) => (
          <div key={address}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
            <dd className="scope-change" data-markdown="none">
              <a href={`#${address}`}>
                {`${words.change} `}
                <span className="visually-hidden">{fill(words.changeWhat, { step: label })}</span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    ))}
  </div>
);
