import styles from './text-look.module.css';

// A class of a part or a screen beside one of these wins.

/** The class name of a text that says less than the text around it. */
export const soft = styles.soft;

/** The class name of a soft text in the small size: a note, a hint, a fact. */
export const softSmall = styles.softSmall;
