/** The demo account, which the server prints when it starts. */
export const demoAccount = { email: 'demo@sgnetwork.example', password: 'Consult-2026!' };

/** A second candidate, with an incomplete profile. */
export const secondAccount = { email: 'yousef@sgnetwork.example', password: 'Adviser-2026!' };
