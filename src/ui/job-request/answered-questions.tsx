import { numberIn } from '../../services/contract/fields/number-in.ts';
import type { JobDescription } from '../../services/contract/records/job-request.ts';
import { useFormat } from '../format.ts';
import { useMessages } from '../messages.tsx';
import styles from './answered-questions.module.css';

interface AnsweredQuestionsProps {
  answers: readonly { question: string | null; answer: string | null }[];
  /** The client's questions, with the types of their answers. */
  questions: JobDescription['questions'];
}

/** The client's questions with the candidate's answers. */
export function AnsweredQuestions({ answers, questions }: AnsweredQuestionsProps) {
  const t = useMessages();
  const format = useFormat();
  return answers.map(({ question, answer }) => (
    <div key={question}>
      <p dir="auto" className={styles.question}>
        {question}
      </p>
      {answer !== null && written(answer, questions.find((each) => each.question === question)?.answer_type ?? null)}
    </div>
  ));

  function written(answer: string, type: string | null) {
    if (type === 'Yes/No' && (answer === 'Yes' || answer === 'No'))
      return <p>{t(answer === 'Yes' ? 'answer_yes' : 'answer_no')}</p>;
    const number = type === 'Number' ? format.number(numberIn(answer)) : null;
    if (number !== null)
      return (
        <p>
          <bdi>{number}</bdi>
        </p>
      );
    return (
      <p dir="auto" className={styles.answer}>
        {answer}
      </p>
    );
  }
}
