import { EducationRows } from './education-rows.tsx';
import { ExperienceRows } from './experience-rows.tsx';
import { StepForm } from './step-form.tsx';

/** Studies and work so far. */
export function BackgroundStep() {
  return (
    <StepForm>
      <EducationRows />
      <ExperienceRows />
    </StepForm>
  );
}
