import { Bdi } from '../kit/bdi.tsx';
import { Link } from '../router.tsx';

/** A link to another record, with its name as the text. */
export function RecordLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to}>
      <Bdi>{children}</Bdi>
    </Link>
  );
}
