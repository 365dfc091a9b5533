/** The languages of the product and of the wire. */
export type Language = 'en' | 'ar';
