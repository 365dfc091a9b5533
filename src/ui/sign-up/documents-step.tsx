import { CvField } from './cv-field.tsx';
import { StepForm } from './step-form.tsx';

/** The CV, which may also wait. */
export function DocumentsStep() {
  return (
    <StepForm>
      <CvField />
    </StepForm>
  );
}
