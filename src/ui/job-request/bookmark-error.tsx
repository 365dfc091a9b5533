import { useFeatureState } from '../actors.tsx';
import { ErrorText } from '../error-text.tsx';
import { Alert } from '../kit/alert.tsx';

/** Why the last bookmark could not be set; with `name`, only for that request. */
export function BookmarkError({ name }: { name?: string }) {
  const apiError = useFeatureState(
    'bookmark',
    ({ context: { failed, apiError: last } }) => (name === undefined || failed.includes(name) ? last : null),
    null,
  );
  return (
    apiError && (
      <Alert>
        <ErrorText apiError={apiError} purpose="write" />
      </Alert>
    )
  );
}
