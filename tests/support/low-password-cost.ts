/** Lowers the cost of password hashes in this process. Servers that a test starts as a process have the real one. */
import { vi } from 'vitest';

vi.mock(import('../../api/db/password-cost.ts'), () => ({ passwordCost: { N: 16, r: 8, p: 1 } }));
